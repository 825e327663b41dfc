# Tests of the pages of this half of the journey; paths are relative to tests/ui/.
keyseed_test(tst_internaltab LINKS keyseed_ui)
keyseed_test(tst_leftout LINKS keyseed_ui)
keyseed_test(tst_lookalikes LINKS keyseed_ui)
keyseed_test(tst_nearduplicates LINKS keyseed_ui)
keyseed_test(tst_releasemodels LINKS keyseed_ui)
keyseed_test(tst_drawnphrases LINKS keyseed_ui)
keyseed_test(tst_commitstep LINKS keyseed_ui)
keyseed_test(tst_phrasesstep LINKS keyseed_ui)
keyseed_test(tst_writingstep LINKS keyseed_ui)
keyseed_test(tst_writercards LINKS keyseed_ui)
keyseed_test(tst_modelcard LINKS keyseed_ui)
keyseed_test(tst_promptcard LINKS keyseed_ui)
keyseed_test(tst_writingrun LINKS keyseed_ui TIMEOUT 400)
keyseed_test(tst_promptpackcard LINKS keyseed_ui)
keyseed_test(tst_reviewstep LINKS keyseed_ui)
# Their first line undoes what the headers were precompiled with.
set_target_properties(tst_drawnphrases tst_releasemodels PROPERTIES DISABLE_PRECOMPILE_HEADERS ON)
keyseed_test(tst_releasestep LINKS keyseed_ui)
keyseed_test(tst_releasesigning LINKS keyseed_ui)
keyseed_test(tst_closedrelease LINKS keyseed_ui)

# The whole way through the window, with the lexicon that ships.
foreach(journey tst_journey tst_hospitalexport)
    keyseed_test(${journey} LINKS keyseed_ui TIMEOUT 300)
    add_dependencies(${journey} keyseed_resources release_translations)
endforeach()
# Once more as on a screen of twice the density.
add_test(NAME tst_journey_200 COMMAND tst_journey)
set_tests_properties(tst_journey_200 PROPERTIES
    ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;QT_SCALE_FACTOR=2" TIMEOUT 300)
