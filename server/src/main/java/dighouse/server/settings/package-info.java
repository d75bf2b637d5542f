/// What a host can set, and how it is read: [dighouse.server.settings.SettingsKeys] lists the keys
/// with their defaults, [dighouse.server.settings.SettingsReader] reads them from file, environment
/// and command line, [dighouse.server.settings.Settings] is the result.
@NullMarked
package dighouse.server.settings;

import org.jspecify.annotations.NullMarked;
