#include "core/learning/Language.h"

namespace core::learning::language {

namespace {

constexpr std::string_view stopWords = R"(
a about above according across after afterwards again against ago ain all almost alone along already also although
always am among amongst an and another any anybody anyone anything anyway anywhere apart are aren around as aside at
away back be became because become becomes been before beforehand behind being below beneath beside besides between
beyond both but by can cannot could couldn did didn do does doesn doing don done down due during each eg eight either
eleven else elsewhere enough especially et etc even ever every everyone everything everywhere except few fifteen fifty
first five for forty former formerly found four from further furthermore get gets getting give given gives giving go
goes going gone got had hadn has hasn have haven having he hence her here hers herself him himself his how however
hundred ie if in inc indeed instead into is isn it its itself just keep keeps kept last latter least less let like
likely ll made mainly make makes making many may maybe me mean means meanwhile might million mine more moreover most
mostly much must my myself namely near nearly neither never nevertheless next nine no nobody none nor not nothing now
nowhere of off often ok on once one ones only onto or other others otherwise our ours ourselves out over overall own
per perhaps please put quite rather re really regarding respectively said same say says second see seem seemed seeming
seems seen self seven several shall she should shouldn show showed shown shows since six so some somebody someone
something sometimes somewhere still such take taken takes taking ten than that the their theirs them themselves then
there therefore these they thing things think third this those though thousand three through throughout thus to
together too toward towards twelve twenty two under unless unlike until up upon us use used uses using usually various
ve very via was wasn way ways we well went were weren what whatever when whenever where whereas whether which while who
whoever whole whom whose why will with within without won would wouldn yes yet you your yours yourself
able based commonly common generally include included includes including known occur occurs occurred occurring called
caused causes cause result results resulted resulting lead leads leading help helps helped need needs needed want
different certain main major important large small new old high low good better best available possible similar
specific particular general additional associated related compared increased decreased reported report reports describe
described describes presented present presents performed underwent followed following revealed suggested suggest
suggests indicate indicates indicated demonstrate demonstrated observed noted developed develop develops received
considered required evaluated examined obtained determined diagnosed affected involved involving
ability accordingly affect affecting aid allow allows appear appears approximately aspect assess assist attempt avoid avoiding
aware begin believed careful carefully check choose combined complete completely concern confirm confirmed consistent
contain contains continue contribute currently daily decrease depend depending depends designed detailed determine
difficult directly discuss discussed easily effective effectively enable enhance ensure ensuring establish evaluate
eventually example exist expected explain explore extremely facilitate find focus focused frequent frequently fully greater
guide happen harmful helpful highly identified identify identifying immediate immediately improve improved improving
increase increasing indeed initial interact interfere larger learn limited longer lower maintain maintaining manage
measured minimize multiple necessary normally obtain occasionally occasional offer particularly perform play possibly
potentially prepare previous previously primarily primary prior produce produced promote promoting proper properly
provide provided provides providing rapid rapidly rare rarely rather recent recently recognize recommend recommended reduce
reduced reducing refer referred relatively remain remains require requires respond review role seek significant
significantly simple slightly smaller sometimes specifically start stay successful suggest support supported tend
thought try turn typical typically ultimately understand understanding unusual upon useful vary visit watch whether widely work worse
worsen younger
year years month months week weeks day days hour hours minute minutes aged mr mrs ms dr vs versus el al
mg ml mm cm kg
)";

void normalise(std::string &word)
{
    const auto endsOn = [&](std::string_view ending) { return word.ends_with(ending); };
    if (word.size() <= 3 || !endsOn("s") || endsOn("ss") || endsOn("us") || endsOn("is"))
        return;
    if (word.size() > 5 && endsOn("ies")) {
        shorten(word, 3);
        word += 'y';
        return;
    }
    const bool hasSibilant = endsOn("sses") || endsOn("xes") || endsOn("ches") || endsOn("shes");
    shorten(word, word.size() > 5 && hasSibilant ? 2 : 1);
}

} // namespace

const Language &english()
{
    static constexpr Language language{"en", "English", stopWords, "of", normalise};
    return language;
}

} // namespace core::learning::language
