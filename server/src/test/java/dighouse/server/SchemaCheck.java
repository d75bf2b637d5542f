package dighouse.server;

import dighouse.kernel.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Checks a text against a schema: as much of JSON Schema as the server uses.
///
/// @param api the server's OpenAPI description, in which names of shapes are looked up
record SchemaCheck(Json api) {

    /// Everything that does not fit, each with its place.
    List<String> misfits(Json schema, Json value) {
        List<String> misfits = new ArrayList<>();
        fit(schema, value, "$", misfits);
        return misfits;
    }

    private void fit(Json schema, Json value, String place, List<String> misfits) {
        if (schema.has("$ref")) {
            String name = schema.get("$ref").string().substring("#/components/schemas/".length());
            fit(api.get("components").get("schemas").get(name), value, place, misfits);
        } else if (schema.has("oneOf")) {
            long fitting =
                    schema.get("oneOf").array().stream()
                            .filter(each -> misfits(each, value).isEmpty())
                            .count();
            if (fitting != 1) {
                misfits.add(place + " fits " + fitting + " shapes: " + value.compact());
            }
        } else if (!type(value, schema.get("type").string())) {
            misfits.add(place + " is no " + schema.get("type").string());
        } else {
            inside(schema, value, place, misfits);
        }
    }

    private static boolean type(Json value, String type) {
        return switch (value) {
            case Json.Obj _ -> type.equals("object");
            case Json.Arr _ -> type.equals("array");
            case Json.Str _ -> type.equals("string");
            case Json.Bool _ -> type.equals("boolean");
            case Json.Null _ -> type.equals("null");
            case Json.Num number ->
                    type.equals("number")
                            || (type.equals("integer") && number.digits().matches("-?\\d+"));
        };
    }

    private void inside(Json schema, Json value, String place, List<String> misfits) {
        switch (value) {
            case Json.Obj object -> members(schema, object.members(), place, misfits);
            case Json.Arr array -> {
                int size = array.elements().size();
                if (schema.has("minItems") && size != schema.get("minItems").number(0, 9)) {
                    misfits.add(place + " has " + size + " elements");
                }
                for (int i = 0; i < size; i++) {
                    Json element = array.elements().get(i);
                    fit(schema.get("items"), element, place + "[" + i + "]", misfits);
                }
            }
            default -> {
                if (schema.has("enum") && !schema.get("enum").strings().contains(value.string())) {
                    misfits.add(place + " is none of " + schema.get("enum").strings());
                }
            }
        }
    }

    private void members(
            Json schema, Map<String, Json> members, String place, List<String> misfits) {
        if (schema.has("required")) {
            for (String name : schema.get("required").strings()) {
                if (!members.containsKey(name)) {
                    misfits.add(place + "." + name + " is missing");
                }
            }
        }
        members.forEach((name, member) -> {
            String where = place + "." + name;
            if (schema.has("properties") && schema.get("properties").has(name)) {
                fit(schema.get("properties").get(name), member, where, misfits);
            } else if (schema.has("additionalProperties")) {
                Json others = schema.get("additionalProperties");
                if (others instanceof Json.Bool anything) {
                    if (!anything.value()) {
                        misfits.add(where + " is not described");
                    }
                } else {
                    fit(others, member, where, misfits);
                }
            }
        });
    }
}
