# cpack reads this between installing into its staging folder and packing that.
execute_process(
    COMMAND bash ${CPACK_KEYSEED_STAGE} ${CPACK_TEMPORARY_DIRECTORY}/usr ${CPACK_PACKAGE_VERSION}
            ${CPACK_DEBIAN_PACKAGE_RELEASE} ${CPACK_PACKAGE_CONTACT}
    COMMAND_ERROR_IS_FATAL ANY)
