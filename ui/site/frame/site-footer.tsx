import { DEPOSIT_INSURANCE_LIMIT } from '#domain/platform/deposit-insurance.ts';
import { useEffect, useRef, useState } from 'react';
import footer from './site-footer.module.css';
import { Logo } from '#ui/platform/design-system/foundations/logo.tsx';
import { footGroups } from '#ui/platform/routing/site-links.ts';

/** The footer of the public pages, with the legally required information. */
export function SiteFooter() {
  return (
    <footer data-ground="green">
      <div className={footer.inner}>
        <Logo />
        <div className={footer.groups}>
          {footGroups.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <p className={footer.title}>{title}</p>
              <ul className={footer.links}>
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <a className={footer.link} href={href}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={footer.legal}>
          <p>
            Vriddhi is only a facilitator of private-market investments and of fixed deposits. It is
            not a stock exchange, a broker or an adviser, and it does not recommend any investment.
          </p>
          <p>
            Unlisted shares can lose all of their value and may be hard to sell. Bank deposits are
            insured by DICGC up to {DEPOSIT_INSURANCE_LIMIT} per depositor and bank, principal and
            interest together; deposits with finance companies are not insured.
          </p>
          <Copyright />
        </div>
      </div>
    </footer>
  );
}

/** The copyright line with the current year in India. */
function copyright(): string {
  const year = new Date().toLocaleDateString('en-IN', {
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  });
  return `© ${year} Vriddhi, Mumbai`;
}

/** Shows the current year, even on a page that was built last year. */
function Copyright() {
  const line = useRef<HTMLParagraphElement>(null);
  const [text] = useState(copyright);
  useEffect(() => {
    // React keeps the prerendered text if it differs, so set it directly.
    if (line.current !== null) line.current.textContent = text;
  }, [text]);
  return (
    <p ref={line} suppressHydrationWarning>
      {text}
    </p>
  );
}
