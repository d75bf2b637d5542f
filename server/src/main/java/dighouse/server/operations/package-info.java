/// Serves those who run the server: metrics, health checks, the request log, rate limits and the
/// description of the API.
///
/// [ServerMetrics] counts and times requests and commands, [MetricsHandler] hands the figures to
/// Prometheus at a port of their own. [ApiDescription] is made from the routes themselves.
@NullMarked
package dighouse.server.operations;

import org.jspecify.annotations.NullMarked;
