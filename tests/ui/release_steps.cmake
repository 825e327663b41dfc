# Tests of the pages of this half of the journey; paths are relative to tests/ui/.
keyseed_test(tst_internaltab)
keyseed_test(tst_leftout)
# Their first line undoes what the headers were precompiled with.
keyseed_test(tst_releasemodels NO_PRECOMPILED_HEADERS)
keyseed_test(tst_drawnphrases NO_PRECOMPILED_HEADERS)
keyseed_test(tst_commitstep)
keyseed_test(tst_rounds)
keyseed_test(tst_runforme)
keyseed_test(tst_documentsstep)
keyseed_test(tst_phrasesstep)
keyseed_test(tst_writingstep)
keyseed_test(tst_writercards)
keyseed_test(tst_modelcard)
keyseed_test(tst_servercard)
keyseed_test(tst_promptcard)
keyseed_test(tst_writingrun)
keyseed_test(tst_promptpackcard)
keyseed_test(tst_publictextsrelease)
keyseed_test(tst_reviewstep)
keyseed_test(tst_releasestep)
keyseed_test(tst_releasesigning)
keyseed_test(tst_closedrelease)

# The whole way through the window, with the lexicon that ships.
keyseed_test(tst_journey TIMEOUT 1800)
keyseed_test(tst_hospitalexport TIMEOUT 1800)
keyseed_test(tst_screens TIMEOUT 1800)
# Once more as on a screen of twice the density, in the language of the longest words.
add_test(NAME tst_journey_200 COMMAND ${test_program} tst_journey
    goes_from_the_records_to_a_verified_package:de texts_evolve_by_votes_in_rounds:de)
set_tests_properties(tst_journey_200 PROPERTIES
    ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;QT_SCALE_FACTOR=2" LABELS "nightly;long" TIMEOUT 1800)
keyseed_test(tst_receivedkeyboard)
keyseed_test(tst_receivedpackage)
keyseed_test(tst_receivedmap)
keyseed_test(tst_receivedtraining)
keyseed_test(tst_receivedvectors)
