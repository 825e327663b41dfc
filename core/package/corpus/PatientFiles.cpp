#include "core/package/corpus/PatientFiles.h"

#include "core/fields/FieldModel.h"
#include "core/package/corpus/CorpusFiles.h"
#include "core/package/text/Csv.h"
#include "core/package/text/Prose.h"
#include "core/synthesis/FieldTables.h"

#include <map>
#include <vector>

namespace core::package {

std::string patientsText(const Contents &contents)
{
    struct Patient
    {
        std::size_t notes = 0;
        const writing::Document *first = nullptr;
    };
    std::map<std::uint32_t, Patient> patients;
    for (const Row document : byRisingId(*contents.documents)) {
        Patient &patient = patients[document->seed.patient];
        ++patient.notes;
        patient.first = patient.first == nullptr ? document : patient.first;
    }
    const std::vector<PublishedField> &fields = contents.description.fields;
    std::string text = "patient_id,notes";
    for (const PublishedField &field : fields)
        if (field.isOfPatient)
            text += "," + field.name;
    text += "\n";
    for (const auto &[number, patient] : patients) {
        text += std::to_string(number) + "," + std::to_string(patient.notes);
        const std::vector<std::string> &values = patient.first->seed.fields;
        for (std::size_t field = 0; field < fields.size(); ++field)
            if (fields[field].isOfPatient)
                text += "," + (field < values.size() ? csvText(values[field]) : std::string());
        text += "\n";
    }
    return text;
}

namespace {

std::string noteGroupName(std::size_t group)
{
    const auto [low, high] = fields::notesOfGroup(static_cast<std::uint16_t>(group));
    if (group + 1 == fields::noteGroups)
        return std::to_string(low) + " or more";
    return low == high ? std::to_string(low) : std::to_string(low) + "-" + std::to_string(high);
}

/// The fields of the domain with the names of their values; the last of a declared one is empty: missing.
std::vector<PublishedField> namedFields(const Contents &contents, const fields::Domain &domain)
{
    std::vector<PublishedField> named;
    for (std::size_t place = 0; place < domain.count(); ++place) {
        PublishedField &field = named.emplace_back();
        if (domain.roles[place] == fields::Role::Label) {
            field.name = "label";
            field.values = contents.model->labels;
        } else if (domain.roles[place] == fields::Role::Notes) {
            field.name = "notes";
            for (std::size_t group = 0; group < static_cast<std::size_t>(fields::noteGroups); ++group)
                field.values.push_back(noteGroupName(group));
        } else if (place < contents.description.fields.size()) {
            field = contents.description.fields[place];
        }
        field.values.resize(static_cast<std::size_t>(domain.sizes[place]));
    }
    return named;
}

std::string shareInWords(double share)
{
    return decimals(share, 6);
}

} // namespace

std::string fieldsText(const Contents &contents)
{
    const fields::Domain domain = fields::domainFrom(contents.model->parameters.further);
    std::string text = "field,value,other_field,other_value,share\n";
    if (domain.isEmpty())
        return text;
    const std::vector<PublishedField> named = namedFields(contents, domain);
    const fields::FieldModel model =
        fields::fitFields(domain, synthesis::fieldMarginalsOf(*contents.model).tables);
    for (std::size_t i = 0; i < domain.count(); ++i) {
        const std::vector<double> shares = model.tree.oneWay(i);
        for (std::size_t value = 0; value < shares.size(); ++value)
            text += csvText(named[i].name) + "," + csvText(named[i].values[value]) + ",,,"
                    + shareInWords(shares[value]) + "\n";
    }
    for (const auto &[i, j] : model.measured) {
        const std::vector<double> shares = model.tree.pair(i, j);
        const std::size_t columns = named[j].values.size();
        for (std::size_t cell = 0; cell < shares.size(); ++cell)
            text += csvText(named[i].name) + "," + csvText(named[i].values[cell / columns]) + ","
                    + csvText(named[j].name) + "," + csvText(named[j].values[cell % columns]) + ","
                    + shareInWords(shares[cell]) + "\n";
    }
    return text;
}

} // namespace core::package
