# Tests of the pages of this half of the journey; paths are relative to tests/ui/.
keyseed_test(tst_planmodels LINKS keyseed_ui)
keyseed_test(tst_plancommitted LINKS keyseed_ui)
keyseed_test(tst_startstep LINKS keyseed_ui)
keyseed_test(tst_recordsfile LINKS keyseed_ui)
keyseed_test(tst_recordsstep LINKS keyseed_ui)
keyseed_test(tst_vocabularystep LINKS keyseed_ui)
keyseed_test(tst_budgetforecast LINKS keyseed_ui)
keyseed_test(tst_budgetstep LINKS keyseed_ui)
