import type { AdvisorRegistrations } from '#application/content/advisor-registrations.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { AdvisorSignUp } from '#domain/content/advisor-sign-up.ts';
import { mobileDigits } from '#domain/platform/mobile-number.ts';
import { type Result, success } from '#domain/platform/result.ts';
import type { LightHttp } from '#infrastructure/platform/http/light-http.ts';

export class HttpAdvisorRegistrations implements AdvisorRegistrations {
  constructor(private readonly http: LightHttp) {}

  async register(
    { fullName, location, mobile, email }: AdvisorSignUp,
    { signal }: CallOptions,
  ): Promise<Result<undefined, PortFailure>> {
    const registered = await this.http.send({
      api: 'ifa',
      path: '/ifa/register',
      body: {
        ifa_name: fullName.trim(),
        email: email.trim(),
        mobile: mobileDigits(mobile),
        location: location.trim(),
      },
      signal,
    });
    return registered.ok ? success(undefined) : registered;
  }
}
