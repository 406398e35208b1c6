import type { Profiles } from '#application/accounts/profile/profiles.ts';
import {
  CORRESPONDENT_ADDRESS_FORM,
  PERMANENT_ADDRESS_FORM,
  SaveAddresses,
} from '#application/accounts/profile/save-addresses.ts';
import { PARENTS_FORM, SaveParents } from '#application/accounts/profile/save-parents.ts';
import {
  PROFESSIONAL_FORM,
  SaveProfessionalDetails,
} from '#application/accounts/profile/save-professional-details.ts';
import { JourneyKey } from '#infrastructure/platform/storage/journey-store.ts';
import { AddressType } from '#domain/accounts/profile/address.ts';
import { AnnualIncome, Occupation } from '#domain/accounts/profile/professional.ts';
import { failure, success } from '#domain/platform/result.ts';
import { StoredDepositBooking } from '#infrastructure/platform/storage/stored-deposit-booking.ts';
import { TabJourneyStore } from '#infrastructure/platform/storage/tab-journey-store.ts';
import { describe, expect, it } from 'vitest';
import { memoryDrafts, OFFLINE, refused } from '../memory-ports.ts';
import { answeringPort } from './answering-port.ts';

const DONE = success(undefined);
const FAILURES = [
  ['a refusal', failure(refused(422))],
  ['a lost connection', failure(OFFLINE)],
] as const;
const TYPED = { text: 'as typed' };

/** The stored drafts of these forms, and the journey of a deposit order or of none. */
async function stored(forms: readonly string[], depositOrderId?: string) {
  const drafts = memoryDrafts();
  for (const form of forms) await drafts.keep(form, TYPED);
  const journeys = new TabJourneyStore(undefined);
  if (depositOrderId !== undefined) journeys.write(JourneyKey.DepositOrderId, depositOrderId);
  const left = () => Promise.all(forms.map((form) => drafts.read(form)));
  return { drafts, depositBooking: new StoredDepositBooking(journeys), left };
}

describe('saving the names of the parents', () => {
  const parents = { fatherName: 'Ravi Rao', motherName: 'Uma Rao' };

  it('forgets the draft once they are saved', async () => {
    const { drafts, left } = await stored([PARENTS_FORM]);
    const { port, calls } = answeringPort<Profiles>({ saveParents: [DONE] });
    expect(await new SaveParents(port, drafts).run(parents, {})).toEqual(DONE);
    expect(calls).toEqual([['saveParents', parents]]);
    expect(await left()).toEqual([undefined]);
  });

  it.each(FAILURES)('keeps the draft after %s', async (_, failed) => {
    const { drafts, left } = await stored([PARENTS_FORM]);
    const { port } = answeringPort<Profiles>({ saveParents: [failed] });
    expect(await new SaveParents(port, drafts).run(parents, {})).toEqual(failed);
    expect(await left()).toEqual([TYPED]);
  });
});

describe('saving occupation and income', () => {
  const details = {
    occupation: Occupation.Business,
    annualIncome: AnnualIncome.UpTo5Lakh,
  };

  it.each([
    ['no order', undefined, undefined],
    ['the order that is being booked', '4711', 4711],
    ['no order if its stored id is unreadable', '-1', undefined],
  ])('names %s, and forgets the draft', async (_, id, depositOrderId) => {
    const { drafts, depositBooking, left } = await stored([PROFESSIONAL_FORM], id);
    const { port: profiles, calls } = answeringPort<Profiles>({ saveProfessional: [DONE] });
    const useCase = new SaveProfessionalDetails({ profiles, depositBooking, drafts });
    expect(await useCase.run(details, {})).toEqual(DONE);
    expect(calls).toEqual([['saveProfessional', { ...details, depositOrderId }]]);
    expect(await left()).toEqual([undefined]);
  });

  it.each(FAILURES)('keeps the draft after %s', async (_, failed) => {
    const { drafts, depositBooking, left } = await stored([PROFESSIONAL_FORM]);
    const { port: profiles } = answeringPort<Profiles>({ saveProfessional: [failed] });
    const useCase = new SaveProfessionalDetails({ profiles, depositBooking, drafts });
    expect(await useCase.run(details, {})).toEqual(failed);
    expect(await left()).toEqual([TYPED]);
  });
});

describe('saving the addresses', () => {
  const forms = [PERMANENT_ADDRESS_FORM, CORRESPONDENT_ADDRESS_FORM];
  const lines = { line1: '12 MG Road', line2: '', pincode: '560001' };
  const place = { city: 'Bengaluru', state: 'Karnataka', country: 'India' };
  const permanent = { ...lines, ...place, id: 9, type: AddressType.Permanent };
  const saving = async (answer: Awaited<ReturnType<Profiles['saveAddresses']>>) => {
    const { drafts, depositBooking, left } = await stored(forms, '4711');
    const { port: profiles, calls } = answeringPort<Profiles>({ saveAddresses: [answer] });
    const reports: unknown[] = [];
    const reporting = {
      happened: () => {},
      failed: (...report: unknown[]) => void reports.push(report),
    };
    const useCase = new SaveAddresses({ profiles, depositBooking, drafts, reporting });
    return { left, calls, reports, run: () => useCase.run({ permanent }, {}) };
  };

  it('names the order that is being booked, and forgets both drafts', async () => {
    const { run, calls, left, reports } = await saving(DONE);
    expect(await run()).toEqual(DONE);
    expect(calls).toEqual([['saveAddresses', { permanent, depositOrderId: 4711 }]]);
    expect(await left()).toEqual([undefined, undefined]);
    expect(reports).toEqual([]);
  });

  it.each(FAILURES)('keeps the drafts after %s, and reports it', async (_, failed) => {
    const { run, left, reports } = await saving(failed);
    expect(await run()).toEqual(failed);
    expect(await left()).toEqual([TYPED, TYPED]);
    expect(reports).toEqual([['address submit', { failure: failed.failure.kind }]]);
  });
});
