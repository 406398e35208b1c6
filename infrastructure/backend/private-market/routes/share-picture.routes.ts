import { countryReply } from '#infrastructure/private-market/company-data.wire.ts';
import * as v from 'valibot';
import { html } from '#infrastructure/backend/third-parties/html.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { route } from '#infrastructure/backend/http/route.ts';
import { lineText } from '#infrastructure/platform/http/text.wire.ts';

/** Countries with a flag in `ui/public/flags`. */
const FLAGS = {
  india: 'in',
  singapore: 'sg',
  'united states': 'us',
  'united arab emirates': 'ae',
} as const;

/** Simulates the services that provide country flags and web site icons. */
export function addPictureServices(sandbox: Sandbox): void {
  addCountries(sandbox);
  addIcons(sandbox);
}

function addCountries(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'GET',
    path: '/api/countries/name/:country',
    summary: 'Find countries by name, with their flags',
    access: 'public',
    params: v.strictObject({ country: lineText(100) }),
    reply: countryReply,
    run: async ({ params }) => {
      const name = params.country.trim();
      const code = Object.entries(FLAGS).find(([known]) => known === name.toLowerCase())?.[1];
      if (code === undefined) {
        const message = 'We could not find this country.';
        throw new Refusal({ status: 404, code: 'country-unknown', message, field: 'country' });
      }
      const svg = `/flags/${code}.svg`;
      return Promise.resolve([{ name: { common: name }, flags: { svg } }]);
    },
  });
}

const COLOURS = ['#0d5c46', '#8a3b12', '#2148c7', '#7b2cbf', '#b5277a', '#1b4965'] as const;

/** Serves an icon for any web site: its first letter on a coloured background. */
function addIcons({ app }: Sandbox): void {
  app.get<{ Querystring: { domain?: string } }>('/api/favicon', async ({ query }, reply) => {
    const domain = typeof query.domain === 'string' ? query.domain.slice(0, 200) : '';
    const letter = /[a-z0-9]/i.exec(domain)?.[0]?.toUpperCase() ?? '?';
    const sum = Array.from(domain).reduce((total, each) => total + each.charCodeAt(0), 0);
    const icon = html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
      <rect width="32" height="32" rx="8" fill="${COLOURS[sum % COLOURS.length]}" />
      <text
        x="16"
        y="22"
        font-family="sans-serif"
        font-size="18"
        font-weight="700"
        text-anchor="middle"
        fill="#fff"
      >
        ${letter}
      </text>
    </svg>`.text;
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(icon);
  });
}
