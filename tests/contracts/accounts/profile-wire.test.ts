import { Nominees } from '#application/accounts/nominees/nominees.ts';
import { Profiles } from '#application/accounts/profile/profiles.ts';
import { Session } from '#application/platform/session.ts';
import { AnnualIncome, IncomeSource, Occupation } from '#domain/accounts/profile/professional.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { displayLocations } from '#infrastructure/accounts/profile/profiles.wire.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testBackend } from '../backend.ts';
import { ARJUN, present } from '../fixed-deposits/booking.ts';
import { recording, type Sent } from '../recording.ts';
import { call, signedIn, valueOf } from './signed-in.ts';

const backend = testBackend();
let arjun: AppContainer;
const sent: Sent[] = [];
beforeAll(async () => {
  arjun = await signedIn(backend, ARJUN, {
    fetch: recording(backend.appAddress, sent),
  });
});

/** The newest call of a path. */
const last = (path: string) => present(sent.findLast(({ call: to }) => to.endsWith(path)));
const investorId = () => present(arjun.get(Session).current).investorId;
const token = () => arjun.get(Session).current?.accessToken;

describe('POST /profile', () => {
  const PLACES = [
    'Bank',
    'Profile',
    'PersonalDetails',
    'Nomination',
    'RelationShip',
    'ProfessionalDetails',
    'Occupation',
    'IncomeSource',
    'AnnualIncome',
    'Address',
    'ParentInfo',
  ];

  it('returns exactly these eleven fields [AP-7.37, FD-7.55]', async () => {
    expect([...displayLocations].toSorted()).toEqual([...PLACES].toSorted());
    for (const place of [...PLACES, 'Relationship', 'bank', '']) {
      const body = { display_location: place, method: 'Get', investor_id: investorId() };
      const reply = await call(backend, '/profile', { body, token: token() });
      expect([place, reply.status]).toEqual([place, PLACES.includes(place) ? 200 : 400]);
    }
  });

  it('accepts only the methods Get and Modify [FD-7.56]', async () => {
    await arjun.get(Profiles).summary({});
    expect(last('/profile').body).toMatchObject({ method: 'Get', investor_id: investorId() });
    const [nominee] = valueOf(await arjun.get(Nominees).list({}));
    valueOf(await arjun.get(Nominees).save(present(nominee), {}));
    expect(last('/profile').body).toMatchObject({
      display_location: 'Nomination',
      method: 'Modify',
    });
    for (const method of ['get', 'Delete', '']) {
      const body = { display_location: 'Profile', method, investor_id: investorId() };
      expect((await call(backend, '/profile', { body, token: token() })).status).toBe(400);
    }
  });
});

describe('the steps of the profile', () => {
  it('send 1 if mail goes to the permanent address, otherwise 0 [AP-7.49, FD-7.58]', async () => {
    const profiles = arjun.get(Profiles);
    const [permanent] = valueOf(await profiles.addresses({}));
    const flagOf = async (correspondent: typeof permanent) => {
      valueOf(await profiles.saveAddresses({ permanent: present(permanent), correspondent }, {}));
      return last('/investment/updateaddress').body['is_permanent_address_correspondent'];
    };
    expect(await flagOf(undefined)).toBe(1);
    expect(await flagOf(permanent)).toBe(0);
  });

  it.each([
    ['Occupation', Object.values(Occupation)],
    ['AnnualIncome', Object.values(AnnualIncome)],
    ['IncomeSource', Object.values(IncomeSource)],
  ])('have %s in the domain’s words [FD-9.45]', async (place, words) => {
    const body = { display_location: place, method: 'Get', investor_id: investorId() };
    const reply = await call(backend, '/profile', { body, token: token() });
    const items = reply.body.data as unknown as { item_value: string }[];
    expect(items.map(({ item_value }) => item_value)).toEqual(words);
  });
});
