/// Reads the settings of a server from a file, the environment and the command line.
///
/// [SettingsKeys] lists the keys with their defaults, [SettingsReader] reads them, [Settings] is
/// the result.
@NullMarked
package dighouse.server.settings;

import org.jspecify.annotations.NullMarked;
