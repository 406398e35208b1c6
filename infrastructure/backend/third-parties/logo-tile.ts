import type { SvgText } from '#infrastructure/backend/documents/svg-drawing.ts';
import { Html, html } from './html.ts';

/** The drawn logo of a company beside its name, or its initial where the server has no logo. */
export function logoTile(name: string, logo: SvgText | undefined): Html {
  const drawn = logo === undefined ? name.slice(0, 1) : new Html(logo);
  return html`<span class="logo-tile" aria-hidden="true">${drawn}</span>`;
}
