/// Calls a URL that a person has set when a slow game has waited for them for a while.
///
/// [Webhooks] watches the tables and decides when to call, [Webhook] is the call, [HttpWebhook]
/// makes it over the network, and [OutboundPolicy] says which addresses the server may call at all.
/// Commands never wait for a webhook: it is called long after the commit, on threads of its own,
/// and may fail.
@NullMarked
package dighouse.server.webhooks;

import org.jspecify.annotations.NullMarked;
