import footer from '../design-system/app-footer.module.css';
import { Logo } from '../design-system/logo.tsx';
import { footGroups } from './site-links.ts';

/** The foot of the public pages, with what every visitor must be able to read. */
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
            insured by DICGC up to ₹5,00,000 per depositor and bank, principal and interest
            together; deposits with finance companies are not insured.
          </p>
          <p>© Vriddhi, Mumbai</p>
        </div>
      </div>
    </footer>
  );
}
