#include "tests/core/learning/SampleTexts.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <random>

namespace tests {

namespace {

const std::array<SampleLanguage, 4> &samples()
{
    static const std::array<SampleLanguage, 4> all = {{
        {"en",
         {"In {} there is often {}. ",
          "{} and {} go together. ",
          "Without {} there is little {}. ",
          "The report names {} and then {}. ",
          "{} came after meals with {}. "},
         {"heart failure",
          "atrial fibrillation",
          "murmur",
          "murmurs",
          "aortic stenosis",
          "the ventricle",
          "ejection fraction",
          "shortness of breath",
          "Parkinson's disease",
          "diuretics",
          "an echocardiogram"},
         {"peptic ulcer",
          "peptic ulcers",
          "heartburn",
          "gastric acid",
          "gastritis",
          "Helicobacter pylori",
          "a biopsy",
          "biopsies",
          "reflux",
          "the oesophagus",
          "loss of appetite",
          "antacids"}},
        {"de",
         {"Bei {} kommt es oft zu {}. ",
          "{} und {} sind zusammen. ",
          "Ohne {} gibt es selten {}. ",
          "Der Bericht nennt {} sowie {}. ",
          "Nach {} war da {}. "},
         {"Herzinsuffizienz",
          "Vorhofflimmern",
          "Herzinfarkt",
          "Bluthochdruck",
          "Herzgeräusch",
          "Herzgeräusche",
          "Aortenstenose",
          "die linke Herzkammer",
          "Betablocker",
          "Elektrokardiogramm",
          "Atemnot"},
         {"Magengeschwür",
          "Magengeschwüre",
          "Sodbrennen",
          "Magensäure",
          "Helicobacter pylori",
          "Magenschleimhautentzündung",
          "Magenspiegelung",
          "eine Gewebeprobe",
          "Gewebeproben",
          "Speiseröhre",
          "Bauchschmerzen"}},
        {"fr",
         {"Dans {} il y a souvent {}. ",
          "{} et {} vont ensemble. ",
          "Sans {} on a peu de {}. ",
          "Le rapport cite {} puis {}. ",
          "Après {} il y eut {}. "},
         {"l'insuffisance cardiaque",
          "insuffisance cardiaque",
          "l'infarctus du myocarde",
          "infarctus du myocarde",
          "la fibrillation auriculaire",
          "le ventricule gauche",
          "l'hypertension",
          "souffle",
          "sténose aortique",
          "dyspnée",
          "bêtabloquants",
          "l’électrocardiogramme"},
         {"ulcère",
          "ulcères",
          "muqueuse gastrique",
          "gastrite",
          "Helicobacter pylori",
          "la biopsie",
          "biopsies",
          "reflux",
          "l'œsophage",
          "perte d'appétit",
          "acidité"}},
        {"es",
         {"En {} hay a menudo {}. ",
          "{} y {} van junto. ",
          "Sin {} hay poca {}. ",
          "El informe cita {} y luego {}. ",
          "Tras {} hubo {}. "},
         {"la insuficiencia cardíaca",
          "insuficiencia cardíaca",
          "infarto de miocardio",
          "la fibrilación auricular",
          "el ventrículo",
          "hipertensión arterial",
          "soplo",
          "soplos",
          "estenosis aórtica",
          "disnea",
          "betabloqueantes"},
         {"la úlcera",
          "úlceras",
          "mucosa gástrica",
          "gastritis",
          "Helicobacter pylori",
          "una biopsia",
          "biopsias",
          "reflujo",
          "el esófago",
          "dolor de estómago",
          "acidez"}},
    }};
    return all;
}

std::string
sentence(const SampleLanguage &sample, const std::vector<std::string_view> &terms, std::mt19937 &random)
{
    std::string text(sample.frames[random() % sample.frames.size()]);
    for (auto blank = text.find("{}"); blank != std::string::npos; blank = text.find("{}"))
        text.replace(blank, 2, terms[random() % terms.size()]);
    return text;
}

} // namespace

const SampleLanguage &sampleLanguage(std::string_view code)
{
    return *std::ranges::find(samples(), code, &SampleLanguage::code);
}

SampleTexts::SampleTexts(std::string_view language, int documents)
    : m_language(sampleLanguage(language).code) // which stays
{
    const SampleLanguage &sample = sampleLanguage(language);
    std::ofstream out(path("texts.jsonl"));
    std::mt19937 random(11);
    for (int document = 0; document < documents; ++document) {
        out << "{\"text\": \"";
        for (int count = 0; count < 8; ++count)
            out << sentence(sample, document % 2 == 0 ? sample.heart : sample.stomach, random);
        out << "\"}\n";
    }
}

std::vector<core::records::Source> SampleTexts::files() const
{
    core::records::Source source;
    source.files = {path("texts.jsonl")};
    source.textColumn = "text";
    return {source};
}

core::learning::LearnOptions SampleTexts::options() const
{
    core::learning::LearnOptions options;
    options.isDeclaredPublic = true;
    options.origin = "sentences written for a test";
    options.licence = "public domain";
    options.language = m_language;
    options.leastPassages = 3;
    return options;
}

} // namespace tests
