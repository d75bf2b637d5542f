import java.security.MessageDigest;

/// Builds and tests the pages for Maven: `java build/Web.java build` or `test`. A step is skipped if
/// its inputs have not changed since it last succeeded. Its stamp is stored beside its output, so that
/// `mvn clean` keeps the npm packages.
static final Path TARGET = Path.of("target");
static final Path PACKAGES = Path.of("node_modules");
static final int NODE_MAJOR = 20;
static final int NODE_MINOR = 19;
static final List<String> SETUP = List.of("package.json", "package-lock.json", ".npmrc");
static final List<String> SOURCES =
        List.of(
                "build",
                "index.html",
                "public",
                "src",
                "look",
                "shots",
                "vite.config.ts",
                "svelte.config.js",
                "tsconfig.json",
                "eslint.config.js",
                ".prettierrc",
                "../server/src/main/resources/dighouse/server/openapi.json",
                "../catalogue/src/main/resources/dighouse/words");

/// The games that module `browser` has compiled; only the packed pages contain them.
static final List<String> ENGINES = List.of("../browser/target/engines");

void main(String... arguments) throws Exception {
    requireNode();
    String setup = hash(SETUP);
    step("ci", setup, PACKAGES, "ci", "--no-audit", "--no-fund", "--prefer-offline");
    String sources = setup + hash(SOURCES);
    switch (arguments[0]) {
        case "build" -> {
            step("proof", sources, TARGET, "run", "-s", "proof");
            step("build", sources + hash(ENGINES), TARGET.resolve("dist"), "run", "-s", "build");
        }
        case "test" -> {
            step("check", sources, TARGET, "run", "-s", "check");
            step("lint", sources, TARGET, "run", "-s", "lint");
            step("test", sources, TARGET, "run", "-s", "test");
        }
        default -> fail("web: build or test is expected, not \"" + arguments[0] + "\".");
    }
}

void step(String name, String inputs, Path product, String... npm) throws Exception {
    Path stamp = (name.equals("ci") ? PACKAGES : TARGET).resolve(".stamp-" + name);
    if (Files.exists(product) && Files.exists(stamp) && Files.readString(stamp).equals(inputs)) {
        return;
    }
    List<String> command = new ArrayList<>(List.of("npm"));
    command.addAll(List.of(npm));
    int exit = new ProcessBuilder(command).inheritIO().start().waitFor();
    if (exit != 0) {
        fail("web: \"" + String.join(" ", command) + "\" ended with " + exit + ".");
    }
    Files.createDirectories(stamp.getParent());
    Files.writeString(stamp, inputs);
}

void requireNode() throws Exception {
    String version;
    try {
        Process node = new ProcessBuilder("node", "--version").redirectErrorStream(true).start();
        version = new String(node.getInputStream().readAllBytes()).strip();
        node.waitFor();
    } catch (IOException missing) {
        version = "";
    }
    var numbers = java.util.regex.Pattern.compile("v(\\d+)\\.(\\d+)\\..*").matcher(version);
    if (!numbers.matches() || !isEnough(Integer.parseInt(numbers.group(1)), Integer.parseInt(numbers.group(2)))) {
        fail(
                "The pages for the browser are built with Node.js %d.%d or newer, and %s: install it, or build without them by -Dweb.skip=true."
                        .formatted(NODE_MAJOR, NODE_MINOR, version.isEmpty() ? "there is none on the PATH" : version + " was found"));
    }
}

boolean isEnough(int major, int minor) {
    return major > NODE_MAJOR || (major == NODE_MAJOR && minor >= NODE_MINOR);
}

void fail(String sentence) {
    System.err.println(sentence);
    System.exit(3);
}

String hash(List<String> roots) throws Exception {
    MessageDigest digest = MessageDigest.getInstance("SHA-256");
    for (String name : roots) {
        Path root = Path.of(name);
        if (Files.exists(root)) {
            try (var all = Files.walk(root)) {
                for (Path file : all.filter(Files::isRegularFile).sorted().toList()) {
                    digest.update(file.toString().getBytes());
                    digest.update(Files.readAllBytes(file));
                }
            }
        }
    }
    return HexFormat.of().formatHex(digest.digest());
}
