import { limits } from '../domain/forms/rules/limits.ts';
import { maxSpanDays } from '../server/graphql/arguments.ts';
import { maxCachedQueryLength } from '../server/http/cache/graphql-get-cache.ts';
import { maxBodiesPerNetwork, maxResponseMs } from '../server/limits/admission.ts';
import { bodyBytes } from '../server/limits/body-bytes.ts';
import { maxPasswordHashes } from '../server/limits/concurrency-limit.ts';
import { connectionLimits as connections } from '../server/limits/connections.ts';
import { defaultLanes } from '../server/limits/fair-queue/fair-queue.ts';
import { callCost, maxPageSize, queryLimits as query } from '../server/limits/query-limits.ts';
import { rates } from '../server/limits/rate-limits.ts';
import { siteSettings } from '../server/settings/site.ts';

const count = (value: number) => value.toLocaleString('en-US');
const seconds = (ms: number) => `${ms / 1000} s`;
const size = (bytes: number) => (bytes < 1024 ** 2 ? `${bytes / 1024} KB` : `${bytes / 1024 ** 2} MB`);
const { read, form } = defaultLanes;

/** The table of docs/limits.md, in the order in which a request meets the limits. */
export const limitLines = `
| Protects | From | Limit, and what happens then | File of \`server/limits\` |
|---|---|---|---|
| sockets | idle and half-open connections | ${count(connections.maxConnections)}, ${connections.maxConnectionsPerNetwork} from one network that is no trusted proxy: the oldest idle one is closed. ${seconds(connections.silenceMs)} of silence, ${seconds(connections.keepAliveTimeout)} of keep-alive | \`connections.ts\` |
| the parser | endless or huge headers | ${size(connections.maxHeaderSize)}, ${connections.maxHeadersCount} headers, ${seconds(connections.headersTimeout)}: 431 or 408. A whole request ${seconds(connections.requestTimeout)}. ${connections.maxPipelined} pipelined requests | \`connections.ts\` |
| memory and places for forms | bodies that trickle | ${maxBodiesPerNetwork} arriving at once from one network: 503. The places are its own, so no other network can take them; a whole request has ${seconds(connections.requestTimeout)} | \`admission.ts\` |
| memory | large bodies | GraphQL ${size(bodyBytes.graphql)}, marketing leads ${size(bodyBytes.marketingLead)}, forms without files ${size(bodyBytes.form)}, with files ${size(bodyBytes.formWithFiles)}, those of /staff ${size(bodyBytes.staffForm)}: 413, and the connection ends. Files of more than ${size(limits.uploads.maxTotalBytes)} together are counted, not stored: 422 | \`body-bytes.ts\`; uploads: \`domain/forms/rules/limits.ts\` |
| the processor, for reads | many expensive pages and queries | one starts per turn of the event loop; after one of ${read.pauseAfterMs} ms or more its network pauses for as long. ${read.running} in progress, ${read.runningPerNetwork} for one network; ${read.waitingPerNetwork} wait from one network, ${seconds(read.maxWaitMs)} at most: 503 | \`fair-queue/\` ([055](decisions/055-fair-queue-per-network.md)) |
| the processor, for forms, uploads and posts to pages and /staff | floods of reads and of forms | the same, in turns with reads, once the body has arrived; ${form.running} in progress, ${form.runningPerNetwork} for one network, ${seconds(form.maxWaitMs)} of waiting at most: 503 | \`fair-queue/\` |
| processor and database | one expensive GraphQL query | ${count(query.tokens)} tokens, cost ${count(query.cost)} (${count(callCost)} for a call, 1 for a value that it can return), ${maxPageSize} rows a page: 400 \`QUERY_TOO_LARGE\` | \`query-limits.ts\` |
| visitors who wait | a response that never comes | ${seconds(maxResponseMs)}, up to twice that after a slow body: 503 | \`time-limit.ts\` |
| managers' mailboxes | one sender with many forms | \`FORMS_PER_MINUTE\` (${siteSettings.FORMS_PER_MINUTE.defaultValue}) of a form from one network: 429 | \`rate-limits.ts\`, used by \`models/leads/intake.ts\` |
| a visitor's mailbox | forms in somebody else's name | ${rates.mailsToOneMailbox.max} mails an hour to one email address: the form is stored, the mail is not sent | \`rate-limits.ts\`, used by \`models/leads/mailbox-limit.ts\` |
| staff accounts | guessed passwords | ${rates.signInsOfOrigin.max} attempts in ${seconds(rates.signInsOfOrigin.windowMs)} from one network or known device; growing waits after wrong passwords; ${rates.signInsOfStrangers.max} in ${rates.signInsOfStrangers.windowMs / 60_000} minutes for one email address from strangers | \`rate-limits.ts\`, used by \`server/staff/account\` and \`models/staff/attempts.ts\` |
| the table of challenges | requests for options of a passkey | ${rates.passkeyOptions.max} in ${seconds(rates.passkeyOptions.windowMs)} per member, before the sign-in per network or known device: 429 | \`rate-limits.ts\`, used by \`server/staff/account\` |
| the processor | many password hashes of staff at once | ${maxPasswordHashes} run, the others wait | \`concurrency-limit.ts\`, used by \`models/passwords.ts\` |
`
  .trim()
  .split('\n');

/** The table of docs/graphql.md. */
export const graphqlLimitLines = `
| What | At most |
|---|---|
| Tokens in a document | ${count(query.tokens)} |
| Cost of a query: ${count(callCost)} for each call, 1 for each value that it can return | ${count(query.cost)} |
| Items on a page | ${maxPageSize} |
| Days between \`min\` and \`max\` | ${maxSpanDays} |
| JSON body | ${size(bodyBytes.graphql)} |
| Files of one request | ${limits.uploads.maxFiles}, ${size(limits.uploads.maxTotalBytes)} together |
| URL of a GET whose response is cached | ${count(maxCachedQueryLength)} characters after the path |
| The same form from one network | ${siteSettings.FORMS_PER_MINUTE.defaultValue} in a minute (\`FORMS_PER_MINUTE\`) |
| Operations in one request | 1: no batches |
`
  .trim()
  .split('\n');
