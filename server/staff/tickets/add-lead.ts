import { randomUUID } from 'node:crypto';
import { may } from '#domain/staff/permissions.ts';
import { scopeStudioIds } from '#domain/staff/scopes.ts';
import { isUuid } from '#domain/text/ids.ts';
import { oneOf } from '#domain/text/one-of.ts';
import { truncate } from '#domain/text/truncate.ts';
import { leadLimits } from '#domain/tickets/lead-limits.ts';
import { leadSources } from '#domain/tickets/lead-sources.ts';
import { addLead } from '#server/models/tickets/opening/add-lead.ts';
import { studioLabel } from '#server/models/tickets/ticket-rows.ts';
import {
  refusedForm,
  requireActor,
  requireSignedIn,
  type StaffCall,
  type StaffResponse,
  type StaffRoutes,
  screenResponse,
} from '#server/staff/route.ts';
import type { RefusedForm } from '#staff/screen-types.ts';
import { addLeadWords as words } from '#words/staff/add-lead.ts';
import { readContactData } from './contact-fields.ts';

const studiosOf = (call: StaffCall) =>
  scopeStudioIds.filter((studio) => may(requireSignedIn(call), 'ticket.add', { studio }));

const screen = (call: StaffCall, refused: RefusedForm | null): StaffResponse =>
  screenResponse('add-lead', words.title, {
    key: refused?.fields.key ?? randomUUID(),
    studios: studiosOf(call).map((id) => ({ id, name: studioLabel(id) })),
    refused,
  });

const add = async (call: StaffCall): Promise<StaffResponse> => {
  const { form, services, now } = call;
  const { contact, errors } = readContactData(form);
  const studio = studiosOf(call).find((id) => String(id) === form.get('studio'));
  const source = oneOf(leadSources, form.get('source'));
  const typed = (form.get('description') ?? '').replaceAll('\r\n', '\n').trim();
  const description = truncate(typed, leadLimits.description);
  const key = form.get('key') ?? '';
  const all = {
    ...errors,
    ...(studio === undefined && { studio: words.errors.studio }),
    ...(!source && { source: words.errors.source }),
  };
  if (studio === undefined || !source || !isUuid(key) || Object.keys(all).length > 0) {
    const fields = Object.fromEntries(
      ['name', 'email', 'phone', 'studio', 'source', 'description', 'consent'].map((name) => [
        name,
        form.get(name) ?? '',
      ]),
    );
    return screen(call, refusedForm({ fields: { ...fields, ...(isUuid(key) && { key }) }, errors: all }));
  }
  const consent = form.get('consent') === 'yes' && contact.phone !== '' ? words.consent : null;
  const lead = { key, studio, source, description, consent, ...contact };
  const id = await addLead(services.database, requireActor(call), lead, now);
  return { kind: 'redirect', location: id ? `/leads/${id}` : '/leads', notice: 'lead-added' };
};

/** A lead that a member adds by hand. */
export const addLeadRoutes: StaffRoutes = [
  { method: 'GET', path: '/leads/new', permission: 'ticket.add', handle: async (call) => screen(call, null) },
  { method: 'POST', path: '/leads/new', permission: 'ticket.add', handle: add },
];
