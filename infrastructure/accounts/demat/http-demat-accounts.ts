import type {
  DematAccount,
  DematAccounts,
  DematToSave,
} from '#application/accounts/demat/demat-accounts.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Session } from '#application/platform/session.ts';
import { cmlFileName } from '#domain/accounts/demat/cml-file.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import type { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import {
  acceptDisclaimerReply,
  cmlFileReply,
  isDematVerifiedReply,
  saveDematReply,
} from './demat.wire.ts';
import type { InvestorCalls } from '#infrastructure/accounts/investor-calls.ts';

/** Milliseconds that suffice to upload five megabytes over a slow connection. */
const UPLOAD_TIMEOUT_MILLISECONDS = 120_000;

export class HttpDematAccounts implements DematAccounts {
  constructor(
    private readonly http: HttpClient,
    private readonly calls: InvestorCalls,
    private readonly session: Session,
  ) {}

  async current(options: CallOptions): Promise<Result<DematAccount | undefined, PortFailure>> {
    const call = { path: '/isdematverified', reply: isDematVerifiedReply };
    const reply = await this.calls.send(call, options);
    if (!reply.ok) return reply;
    const { is_demat_verified, demat_account_no, cml_file_name, cml_bytes } = reply.value.data;
    if (is_demat_verified === 0) return success(undefined);
    const hasFile = cml_file_name !== undefined && cml_bytes !== undefined;
    const cml = hasFile ? { fileName: cml_file_name, bytes: cml_bytes } : undefined;
    return success({ dematNumber: demat_account_no, cml });
  }

  async save(
    { dematNumber, cml }: DematToSave,
    { signal }: CallOptions,
  ): Promise<Result<void, PortFailure>> {
    const investor = this.session.current;
    if (investor === undefined) return failure({ kind: 'signed-out' });
    const form = new FormData();
    form.set('investor_id', String(investor.investorId));
    form.set('demat_account_no', dematNumber);
    form.set('cml', new Blob([cml.content]), cmlFileName(cml.fileName, cml.content));
    const saved = await this.http.send({
      api: 'main',
      path: '/savedemat',
      form,
      reply: saveDematReply,
      timeoutMilliseconds: UPLOAD_TIMEOUT_MILLISECONDS,
      signal,
    });
    return saved.ok ? success(undefined) : saved;
  }

  cmlFile({ signal }: CallOptions): Promise<Result<Blob, PortFailure>> {
    const call = { api: 'main', method: 'GET', path: '/demat/cml', reply: cmlFileReply } as const;
    return this.http.send({ ...call, signal });
  }

  acceptDisclaimer(
    version: string,
    options: CallOptions,
  ): Promise<Result<void, PortFailure>> {
    const path = '/onboarding/acceptdisclaimer';
    const call = { path, body: { version }, reply: acceptDisclaimerReply };
    return this.calls.change(call, options);
  }
}
