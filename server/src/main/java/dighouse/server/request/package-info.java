/// Checks requests before a route acts on them, and turns refusals into replies.
///
/// [RequestFilter] sees every request first: rate limits, foreign origins, unreadable bodies.
/// [Caller] is the sender, [Access] decides which tables they may see and for which seats they may
/// act, [Body] reads what they sent, and [TableRequests] puts their commands to a table. A route
/// that must refuse throws a [DeniedException]; [DenialReplies] writes it in the language of the
/// sender.
@NullMarked
package dighouse.server.request;

import org.jspecify.annotations.NullMarked;
