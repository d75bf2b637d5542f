import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.security.MessageDigest;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.builder.InProcessBuildStrategy;
import org.teavm.vm.TeaVMOptimizationLevel;

/// Compiles each game to JavaScript and to WebAssembly, for Maven: `java -cp CLASSES build/Engines.java`,
/// where the class path has the games and TeaVM. Nothing is done if no class has changed since it last
/// succeeded.
///
/// Each form has a JVM of its own, so that two cores are busy. TeaVM orders some things by their identity
/// hashes; if these are counted one by one, the same classes give the same files, and browsers keep what they have.
static final List<String> FORMS = List.of("wasm", "js");
static final List<String> GAMES = List.of("Archaeology", "Thebes", "Pergamon", "Marajoara");
static final List<String> COUNTED_HASHES = List.of("-XX:+UnlockExperimentalVMOptions", "-XX:hashCode=3");
static final List<String> SHORT_RUN = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"); // half the processor time
static final Path ENGINES = Path.of("target", "engines");
static final Path STAMP = Path.of("target", ".stamp-engines");
static final Path PROGRAM = Path.of("build", "Engines.java");
static final String RUNTIME = "org/teavm/backend/wasm/wasm-gc-module-runtime.min.js";

void main(String... arguments) throws Exception {
    String path = System.getProperty("java.class.path");
    List<String> classPath = List.of(path.split(File.pathSeparator));
    if (arguments.length == 1) {
        for (String game : GAMES) {
            compile(game, arguments[0], classPath);
        }
        return;
    }
    String inputs = hash(classPath);
    if (Files.exists(STAMP) && Files.readString(STAMP).equals(inputs) && Files.exists(ENGINES)) {
        return;
    }
    Files.deleteIfExists(STAMP);
    Files.createDirectories(ENGINES);
    List<Process> compilers = new ArrayList<>();
    for (String form : FORMS) {
        compilers.add(compiler(path, form));
    }
    for (Process compiler : compilers) {
        if (compiler.waitFor() != 0) {
            compilers.forEach(Process::destroy);
            System.exit(1);
        }
    }
    try (InputStream runtime = ClassLoader.getSystemResourceAsStream(RUNTIME)) {
        Files.write(ENGINES.resolve("runtime.js"), runtime.readAllBytes());
    }
    Files.writeString(STAMP, inputs);
}

Process compiler(String classPath, String form) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(COUNTED_HASHES);
    command.addAll(SHORT_RUN);
    command.addAll(List.of("-cp", classPath, PROGRAM.toString(), form));
    return new ProcessBuilder(command).inheritIO().start();
}

void compile(String game, String form, List<String> classPath) throws Exception {
    var log = new ConsoleTeaVMToolLog(false) {
        @Override
        public void info(String text) {} // Maven is quiet about what goes well
    };
    var build = new InProcessBuildStrategy();
    build.init();
    build.setLog(log);
    build.setClassPathEntries(classPath);
    build.setMainClass("dighouse.browser." + game + "Engine");
    build.setEntryPointName("main");
    build.setTargetType(form.equals("js") ? TeaVMTargetType.JAVASCRIPT : TeaVMTargetType.WEBASSEMBLY_GC);
    build.setJsModuleType(JSModuleType.ES2015);
    build.setTargetDirectory(ENGINES.toString());
    build.setTargetFileName(game.toLowerCase(Locale.ROOT) + "." + form);
    build.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
    build.setObfuscated(true);
    build.setStrict(true); // null and cast errors must surface as on the JVM
    var result = build.build();
    TeaVMProblemRenderer.describeProblems(result.getCallGraph(), result.getProblems(), log);
    if (!result.getProblems().getProblems().isEmpty()) {
        System.exit(1);
    }
}

/// Of all that is compiled, and of this program. It is the same whether Maven has packed the modules or not.
String hash(List<String> classPath) throws Exception {
    MessageDigest digest = MessageDigest.getInstance("SHA-256");
    digest.update(Files.readAllBytes(PROGRAM));
    for (String entry : classPath) {
        Path path = Path.of(entry);
        if (Files.isDirectory(path)) {
            addClasses(path, digest);
        } else if (path.startsWith(Path.of("..").toRealPath())) {
            try (FileSystem jar = FileSystems.newFileSystem(path)) {
                addClasses(jar.getPath("/"), digest);
            }
        } else {
            digest.update(path.getFileName().toString().getBytes()); // with its version
        }
    }
    return HexFormat.of().formatHex(digest.digest());
}

void addClasses(Path root, MessageDigest digest) throws IOException {
    try (var all = Files.walk(root)) {
        for (Path file : all.filter(each -> each.toString().endsWith(".class")).sorted().toList()) {
            digest.update(root.relativize(file).toString().getBytes());
            digest.update(Files.readAllBytes(file));
        }
    }
}
