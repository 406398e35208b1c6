import { HOUSE_ADVISOR_ID } from '#infrastructure/platform/http/provider-ids.wire.ts';
import type {
  DeclareRequest,
  DepositOrders,
  StartDepositRequest,
} from '#application/fixed-deposits/booking/deposit-orders.ts';
import type {
  DepositId,
  DepositOrderId,
} from '#application/fixed-deposits/catalogue/deposit-ids.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { Session } from '#application/platform/session.ts';
import { declarationsXml } from '#infrastructure/fixed-deposits/booking/declarations-xml.wire.ts';
import { payoutCode } from '#infrastructure/fixed-deposits/catalogue/payout-code.wire.ts';
import type { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import { decodeReply } from '#infrastructure/platform/http/decode-reply.ts';
import { investorIdOf } from '#infrastructure/platform/sessions/signed-in.ts';
import { declarationsReply, type StartRequest, startReply } from './deposit-orders.wire.ts';
import { onboardingStepForStatus } from '#infrastructure/accounts/kyc/onboarding-status.wire.ts';
import { done } from '#infrastructure/platform/http/wire-values.wire.ts';
import { webAddress } from '#infrastructure/platform/http/web-address.ts';

export class HttpDepositOrders implements DepositOrders {
  constructor(
    private readonly http: HttpClient,
    private readonly session: Session,
  ) {}

  start(request: StartDepositRequest, { signal }: CallOptions) {
    const reply = decodeReply(startReply, ({ data }) => ({
      depositOrderId: data.fd_investment_id,
      onboardingStep: onboardingStepForStatus(data.onboarding_status),
      ...(data.aadharUrl !== undefined && { identityUrl: webAddress(data.aadharUrl) }),
    }));
    const path = '/investment/startfd';
    const { schemeId, principal, tenure } = request;
    const changes = `order of scheme ${schemeId}, ${principal.text} for ${tenure.text}`;
    const body = this.startBody(request);
    return this.http.send({ api: 'main', path, body, reply, changes, signal });
  }

  chooseMaturityInstruction(
    choice: { readonly depositOrderId: DepositOrderId; readonly instructionId: number },
    { signal }: CallOptions,
  ) {
    const path = '/investment/updatematurityaction';
    const body = {
      fd_investment_id: choice.depositOrderId,
      investor_id: investorIdOf(this.session),
      maturity_action_id: choice.instructionId,
    };
    const reply = decodeReply(done, () => undefined);
    const changes = `maturity instruction of ${choice.depositOrderId}`;
    return this.http.send({ api: 'main', path, body, reply, changes, signal });
  }

  declarations(
    order: { readonly depositOrderId?: DepositOrderId; readonly depositId: DepositId },
    { signal }: CallOptions,
  ) {
    const path = '/investment/getdeclarations';
    const body = { fd_investment_id: order.depositOrderId ?? 0, fd_id: order.depositId };
    const reply = decodeReply(declarationsReply, ({ data }) =>
      data.map(({ declaration_id, declaration_question, declaration_answer, ...beside }) => ({
        id: declaration_id,
        question: declaration_question,
        ...(beside.declaration_kind !== undefined && {
          isAboutExposure: beside.declaration_kind === 'pep',
        }),
        ...(declaration_answer !== undefined && { isYes: declaration_answer === 1 }),
      })),
    );
    return this.http.send({ api: 'main', path, body, reply, signal });
  }

  declare({ depositOrderId, answers, returnUrl }: DeclareRequest, { signal }: CallOptions) {
    const path = '/investment/updatedeclarations';
    const body = {
      declaration_data_xml: declarationsXml(answers),
      fd_investment_id: depositOrderId,
      investor_id: investorIdOf(this.session),
      redirection_url: returnUrl,
    };
    const reply = decodeReply(done, () => undefined);
    const changes = `declarations of ${depositOrderId}`;
    return this.http.send({ api: 'main', path, body, reply, changes, signal });
  }

  private startBody(request: StartDepositRequest): StartRequest {
    return {
      fd_id: request.depositId,
      fd_payout_method_id: payoutCode(request.payoutFrequency),
      investment_amount: request.principal.text,
      investor_id: investorIdOf(this.session),
      maturity_action_id: request.maturityInstructionId ?? 0,
      ifa_id: request.advisorId ?? HOUSE_ADVISOR_ID,
      interest_rate: request.annualRatePercent.text,
      scheme_id: request.schemeId,
      tenure: request.tenure.text,
      total_interest_earn: request.totalInterest.text,
      is_senior_citizen: request.isSeniorCitizen ? 1 : 0,
      maturity_date: request.maturityDate.iso,
      maturity_amount: request.maturityAmount.text,
      mkyc_status: this.session.current?.kycStatus ?? '',
      redirection_url: request.returnUrl,
      ...(request.hasDeclinedSeniorRate === true && { senior_rate_declined: 1 }),
    };
  }
}
