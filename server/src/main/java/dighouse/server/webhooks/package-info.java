/// Tells people elsewhere that a table waits for them: a person may name an address of their own,
/// and the house sends it a few words when a slow game has waited for them for a while.
///
/// [Webhooks] watches the tables and decides when to ring, [Webhook] is how, [HttpWebhook] does it
/// over the network, and [OutboundPolicy] says which addresses may be called at all. Nothing here
/// is in the way of a command: ringing happens long after the commit, on threads of its own, and
/// may fail.
@NullMarked
package dighouse.server.webhooks;

import org.jspecify.annotations.NullMarked;
