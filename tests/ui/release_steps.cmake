# Tests of the pages of this half of the journey; paths are relative to tests/ui/.
keyseed_test(tst_lookalikes LINKS keyseed_ui)
keyseed_test(tst_releasemodels LINKS keyseed_ui)
keyseed_test(tst_commitstep LINKS keyseed_ui)
keyseed_test(tst_phrasesstep LINKS keyseed_ui)
keyseed_test(tst_writingstep LINKS keyseed_ui)
keyseed_test(tst_reviewstep LINKS keyseed_ui)
keyseed_test(tst_releasestep LINKS keyseed_ui)

# The whole way through the window, with the lexicon that ships.
keyseed_test(tst_journey LINKS keyseed_ui TIMEOUT 300)
add_dependencies(tst_journey keyseed_resources release_translations)
