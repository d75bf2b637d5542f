/// Describes requests, replies, event streams and routes, independently of the library that serves
/// HTTP.
///
/// [Router] finds the [Route] of a request. [SourceAddress] works out where a request came from
/// when it passed trusted proxies. Only the package `jetty` knows the library.
@NullMarked
package dighouse.server.http;

import org.jspecify.annotations.NullMarked;
