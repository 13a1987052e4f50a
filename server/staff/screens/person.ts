import { consentChannels, withdrawalWays } from '#domain/forms/consents.ts';
import { workableScopes } from '#domain/staff/permissions.ts';
import { isUuid } from '#domain/text/ids.ts';
import { oneOf } from '#domain/text/one-of.ts';
import { attachmentHeaders } from '#server/http/response/attachment.ts';
import { withdrawConsents } from '#server/models/leads/consents.ts';
import { type ErasureResult, erasePerson } from '#server/models/privacy/erasures.ts';
import { findPerson, findReadableTicket } from '#server/models/privacy/person.ts';
import { exportPerson } from '#server/models/privacy/person-export.ts';
import { writeAuditLog } from '#server/models/staff/audit-log.ts';
import { isVerified } from '#server/staff/account/verify.ts';
import {
  refusedForm,
  requireSignedIn,
  type StaffCall,
  type StaffResponse,
  type StaffRoutes,
  screenResponse,
} from '#server/staff/route.ts';
import type { RefusedForm } from '#staff/screen-types.ts';
import { personWords as words } from '#words/staff/person.ts';

/** The ticket in the URL, if this member may read the data of its sender. */
const ticketOfCall = async (call: StaffCall) => {
  const id = call.params.id ?? '';
  return isUuid(id)
    ? findReadableTicket(call.services.database.kysely, requireSignedIn(call), id)
    : undefined;
};

const personScreen = async (call: StaffCall, refused: RefusedForm | null): Promise<StaffResponse> => {
  const id = call.params.id ?? '';
  const { kysely } = call.services.database;
  const person = isUuid(id) ? await findPerson(kysely, requireSignedIn(call), id, call.now) : undefined;
  if (!person) return { kind: 'missing' };
  const isExportReady =
    person.can.export && call.query.get('copy') === 'ready' && isVerified(requireSignedIn(call), call.now);
  return screenResponse('person', person.name, { person, isExportReady, refused });
};

const refuse = (call: StaffCall, errors: Record<string, string>) =>
  personScreen(call, refusedForm({ fields: Object.fromEntries(call.form), errors }));

const noticeOf = ({ legalHolds, failed }: ErasureResult) => {
  if (failed > 0) return 'erased-later';
  return legalHolds > 0 ? 'erased-partly' : 'erased';
};

/** Data of one visitor, found by the id of a ticket: no URL contains personal data. */
export const personRoutes: StaffRoutes = [
  {
    method: 'GET',
    path: '/leads/:id/person',
    permission: 'person.see',
    handle: (call) => personScreen(call, null),
  },
  {
    method: 'POST',
    path: '/leads/:id/person/withdraw',
    permission: 'ticket.work',
    handle: async (call) => {
      const ticket = await ticketOfCall(call);
      if (!ticket || !workableScopes(requireSignedIn(call)).includes(ticket.scope))
        return { kind: 'missing' };
      const channel = oneOf(consentChannels, call.form.get('channel'));
      const how = oneOf(withdrawalWays, call.form.get('how'));
      if (!channel || !how) return refuse(call, { withdraw: words.refusals.withdraw });
      await call.services.database.transact(async (tx) => {
        const count = await withdrawConsents(tx, ticket, { channel, how, now: call.now });
        const detail = { channel, how, count };
        await writeAuditLog(
          tx,
          call.actor,
          { action: 'consent.withdraw', subject: ticket.id, studio: ticket.studio_id, detail },
          call.now,
        );
      });
      return { kind: 'redirect', location: `/leads/${ticket.id}/person`, notice: 'withdrawn' };
    },
  },
  {
    // The verification is a POST; the page after it has the download link, so that no form is shown again.
    method: 'POST',
    path: '/leads/:id/person/copy',
    permission: 'person.export',
    handle: async (call) => {
      const ticket = await ticketOfCall(call);
      if (!ticket) return { kind: 'missing' };
      return { kind: 'redirect', location: `/leads/${ticket.id}/person?copy=ready` };
    },
  },
  {
    method: 'GET',
    path: '/leads/:id/person/copy',
    permission: 'person.export',
    isDownload: true,
    handle: async (call) => {
      const ticket = await ticketOfCall(call);
      if (!ticket) return { kind: 'missing' };
      const { kysely } = call.services.database;
      await writeAuditLog(kysely, call.actor, { action: 'person.export', subject: ticket.id }, call.now);
      const copy = await exportPerson(kysely, requireSignedIn(call), ticket, call.now);
      const headers = attachmentHeaders(`person-${ticket.reference}.json`, 'application/json');
      return {
        kind: 'response',
        response: new Response(`${JSON.stringify(copy, null, 2)}\n`, { headers }),
      };
    },
  },
  {
    method: 'POST',
    path: '/leads/:id/person/erase',
    permission: 'person.erase',
    handle: async (call) => {
      const ticket = await ticketOfCall(call);
      if (!ticket) return { kind: 'missing' };
      const { form } = call;
      const { database, env, forms } = call.services;
      if ((form.get('confirm') ?? '').trim().toUpperCase() !== ticket.reference)
        return refuse(call, { confirm: words.refusals.confirm });
      const keys = {
        email: form.has('mail') ? ticket.email : '',
        phone: form.has('phone') ? ticket.phone : '',
      };
      if (!keys.email && !keys.phone) return refuse(call, { keys: words.refusals.nothingChosen });
      const services = { database, dataDir: env.DATA_DIR, remove: forms.files.remove };
      const result = await erasePerson(services, {
        actor: call.actor,
        keys,
        subject: ticket.id,
        now: call.now,
      });
      return { kind: 'redirect', location: '/leads', notice: noticeOf(result) };
    },
  },
];
