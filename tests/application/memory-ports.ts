import type { Drafts, DraftValues } from '#application/platform/drafts.ts';
import type { Session, SignedInInvestor } from '#application/platform/session.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Reporting } from '#application/platform/reporting.ts';

export const OFFLINE: PortFailure = { kind: 'unreachable', reason: 'offline' };

export const refused = (status: number, code = 'unknown'): PortFailure => ({
  kind: 'refused',
  status,
  code,
});

export const ASHA: SignedInInvestor = {
  accessToken: 'token',
  investorId: 7,
  mobile: '9812345678',
  isNewInvestor: false,
  isBankStepComplete: false,
  isDematVerified: false,
  isSeniorCitizen: false,
};

/** A session in memory, signed out or of an investor. */
export function memorySession(investor?: SignedInInvestor): Session {
  let current = investor;
  return {
    restore: () => Promise.resolve(),
    get current() {
      return current;
    },
    begin: (next) => {
      current = next;
      return Promise.resolve();
    },
    update: (facts) => {
      if (current !== undefined) current = { ...current, ...facts };
      return Promise.resolve();
    },
    storage: 'page',
    pendingMobile: undefined,
    rememberMobile: () => Promise.resolve(),
    end: () => {
      current = undefined;
      return Promise.resolve();
    },
    onChange: () => () => {},
  };
}

/** A reporting port that records the names of events, and what failed. */
export function recordedReports() {
  const events: string[] = [];
  const failures: unknown[][] = [];
  const reporting: Reporting = {
    happened: (event) => void events.push(event),
    failed: (...report) => void failures.push(report),
  };
  return { reporting, events, failures };
}

export function memoryDrafts(): Drafts {
  const kept = new Map<string, DraftValues>();
  return {
    isStored: true,
    isReadable: true,
    read: (form) => Promise.resolve(kept.get(form)),
    readLeftBehind: (form) => Promise.resolve(kept.get(form)),
    keep: (form, values) => Promise.resolve(void kept.set(form, values)),
    change: (form, edit) => Promise.resolve(void kept.set(form, edit(kept.get(form)))),
    forget: (form) => Promise.resolve(void kept.delete(form)),
  };
}
