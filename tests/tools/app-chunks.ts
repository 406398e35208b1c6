/** Any of the alternatives, as one expression over a module's path. */
const anyOf = (...parts: readonly RegExp[]) =>
  new RegExp(parts.map(({ source }) => source).join('|'));

/**
 * Few files: forty small ones cost more than they save. Every page takes `platform` and `app`; a
 * screen then takes the part of its context, and the components with layers where it has some.
 * What `/login` shows must not need `kit` or `layers`.
 */
export const appChunks = [
  {
    name: 'platform',
    test: anyOf(
      /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
      /node_modules\/(mobx|mobx-react-lite)\//,
      /node_modules\/(inversify|@inversifyjs|reflect-metadata)\//,
    ),
    priority: 9,
  },
  {
    // And what they share with the layers, but not what only those have.
    name: 'tabs',
    test: anyOf(
      /@base-ui\/react\/(tabs|merge-props|internals\/(?!useUnmount))/,
      /@base-ui\/react\/utils\/(?!useSwipe|getElementAt|scrollable|Internal|FocusGuard)[a-zA-Z]+\./,
      /@base-ui\/react\/floating-ui-react\/utils(?!\/(markOthers|enqueueFocus|create))/,
      /@base-ui\/utils\/(?!store|use(ScrollLock|Timeout|ValueAsRef)|fastHooks)/,
      /@floating-ui\/utils|design-system\/tabs\./,
    ),
    priority: 8,
  },
  {
    // Fetched with the first touch: see design-system/use-layers.ts.
    name: 'layers',
    test: anyOf(
      /node_modules\/(@base-ui|@floating-ui|use-sync-external-store)\//,
      /design-system\/(dialog|drawer|overlay)-layer\./,
      /design-system\/(dialog|drawer|overlay)\.module\.css/,
    ),
    priority: 7,
  },
  {
    name: 'sign-in',
    test: anyOf(
      /\/accounts\/sign-in\/(?!mobile\.)/,
      /\/accounts\/(form|paths|submission|flow|sandbox-hint|sandbox-words|wire-values)\./,
      /\/accounts\/(sign-in|http-sign-in|complete-sign-in|resend-code|sign-out)\./,
      /design-system\/(otp-|illustrations\/phone-code)/,
    ),
    priority: 6,
  },
  {
    name: 'app',
    test: anyOf(
      /design-system\/(app-(?!footer)|logo|(link-|icon-)?button|spinner|stack)/,
      /design-system\/(visually-hidden|skeleton|page|toast|design-system-provider|error-state)/,
      /design-system\/(state|base|tokens|fonts|text-field|field|use-layers|number-typing)/,
      /design-system\/notice/,
      /design-system\/illustrations\/(illustration|in-bloom|went-wrong)/,
      /\/ui\/platform\/(?!(draft|save-file|not-found|support|view-model)\.)[^/]+$/,
      /\/infrastructure\/platform\/(?!(sandbox-log|in-domain|web-address|flags|signed-in)\.)[^/]+$/,
      /\/application\/platform\/(?!verified-pan|until-answered)[^/]+$/,
      /\/domain\/platform\/(calendar-date|utc-date|expected|invariant|result)\./,
      /\/domain\/platform\/(format-(mobile|wait)|gender|grouped-digits)\./,
      /\/domain\/accounts\/sign-in\/mobile\./,
      /\/ui\/platform\/front\/site-links\./,
      /\/ui\/platform\/layouts\/(?!app-foot|bottom-bar|profile-link)/,
      /\/ui\/main\.tsx|\/infrastructure\/container\.|vite\/preload-helper/,
      /node_modules\/(valibot|date-fns)\//,
      /lucide-react\/dist\/esm\/(?!icons)/,
      /icons\/(arrow-left|info|x|landmark|pencil|flask-conical)\./,
      /icons\/(circle-check|circle-x|triangle-exclamation-point|circle-exclamation-point)\./,
      /icons\/(message-square-text|scan-search|shield-check)\./,
    ),
    priority: 5,
  },
  {
    name: 'charts',
    test: anyOf(
      /node_modules\/(d3-|internmap)/,
      /design-system\/((growth|comparison|yearly|trend)-chart|chart-)/,
    ),
    priority: 5,
  },
  {
    // Left to itself its library lands beside one screen, and the kit would wait for that screen.
    name: 'qr-code',
    test: anyOf(/design-system\/qr-code/, /node_modules\/uqr\//),
    priority: 5,
  },
  {
    name: 'forms',
    test: /\/ui\/platform\/forms\/|node_modules\/class-validator|oxc-project.*decorate/,
    priority: 5,
  },
  {
    name: 'kit',
    test: anyOf(
      // But not what one part of the app alone has: it comes with that.
      /\/design-system\/(?!combobox-|date-|file-|info-|money-field|scroll-|illustrations\/no-b)/,
      /\/(domain|application)\/platform\/(?!file-type|image-file)/,
      // A style of a few hundred bytes takes a turn of the network all the same.
      /\/ui\/fixed-deposits\/[^/]+\.module\.css/,
      /\/design-system\/(scroll-strip|money-field)\.module\.css/,
      // What stands around every screen with menus.
      /\/ui\/platform\/layouts\//,
      /node_modules\/decimal\.js\//,
      // What deposits take from the rules of accounts: else the two would wait for each other.
      /\/domain\/accounts\/(.*\/)?((declarations|nominee-shares)-xml|professional)\./,
      // And what accounts take from deposits, where nominees lead on to a payment.
      /\/domain\/fixed-deposits\/issuer\.|\/fixed-deposits\/(values\.wire|stored-text)\./,
      // Of what every screen has, what the first one does without.
      /\/ui\/platform\/(draft|save-file|not-found|support|view-model)\./,
      /\/infrastructure\/platform\/(in-domain|web-address|flags|signed-in)\./,
      /node_modules\/lucide-react/,
    ),
    priority: 4,
  },
  {
    // Its one call stands apart from the rest of accounts, as its screen stands among deposits.
    name: 'identity-return',
    test: anyOf(
      /\/ui\/fixed-deposits\/identity-return|\/application\/fixed-deposits\/resume-booking/,
      /\/accounts\/(http-)?identity-checks/,
    ),
    priority: 4,
  },
  // What asks a person for something, each for itself: none of it is needed before the camera.
  {
    name: 'bank',
    test: /\/ui\/accounts\/bank\/(?!words)|design-system\/illustrations\/no-banks\./,
    priority: 4,
  },
  { name: 'kyc', test: /\/ui\/accounts\/(kyc|demat)\//, priority: 4 },
  {
    name: 'profile',
    test: /\/ui\/accounts\/profile\/(?!addr|help|account-page|profile-paths|profile\.module|words)/,
    priority: 4,
  },
  {
    // The one step of onboarding that knows of deposits: it pays.
    name: 'nominees',
    test: anyOf(
      /\/ui\/accounts\/nominees\//,
      /\/fixed-deposits\/(kept-issuer|(http-)?deposit-nominations)\./,
    ),
    priority: 4,
  },
  { name: 'video-kyc', test: /\/ui\/accounts\/video-kyc\/(?!video-kyc-notice|words)/, priority: 4 },
  {
    name: 'accounts',
    test: anyOf(
      /\/(ui|infrastructure|application|domain)\/accounts\//,
      /\/domain\/(content\/support-hours|platform\/(file-type|image-file))\./,
      /\/design-system\/(date|file)-/,
    ),
    priority: 3,
  },
  {
    // The screens of it: who comes back from an identity check needs none of them yet.
    name: 'booking-steps',
    test: anyOf(
      /\/ui\/fixed-deposits\/(order-(summary(?!-words)|already)|payment-(?!words))/,
      /\/ui\/fixed-deposits\/(maturity-action\.view\.|declaration(?!-words)|advisor-)/,
      /\/ui\/fixed-deposits\/(paid-order|embedded-|upgrade|suryoday-terms|quote-working)/,
      /\/design-system\/info-button\./,
    ),
    priority: 4,
  },
  {
    // What comes after a choice: none of it is needed to look for a deposit.
    name: 'booking',
    test: anyOf(
      /\/ui\/fixed-deposits\/(declaration-words|payment-words|sign-in-first|booking-|use-start)/,
      /\/application\/fixed-deposits\/(advisor-|begin-|finish-|find-up|recommended-|requoted)/,
      /\/application\/fixed-deposits\/(embedded-|settle-|payment-data|book-|paid-twin|start-)/,
      /\/domain\/fixed-deposits\/(embedded-event|partner-order|onboarding-|order-summary|upgrade)/,
      /\/infrastructure\/fixed-deposits\/(http-)?(deposit-(booking|orders|payments)|advisor-)/,
      /\/infrastructure\/fixed-deposits\/(http-)?(embedded-|recommended-)/,
    ),
    priority: 3,
  },
  // It shows what is held and what is offered: who looks at one of them needs not both.
  { name: 'dashboard', test: /\/ui\/fixed-deposits\/dashboard/, priority: 4 },
  {
    // What is held, on screens of its own: nobody who books needs them.
    name: 'portfolio',
    test: anyOf(
      // But not its summary, which the dashboard shows too.
      /\/ui\/fixed-deposits\/(portfolio(?!-summary)|transaction-|deposit-details|held-)/,
      /\/ui\/fixed-deposits\/(interest-till|no-deposits)/,
    ),
    priority: 4,
  },
  {
    // What is held: what came in, what it is worth, what becomes of it.
    name: 'holdings',
    test: anyOf(
      /\/ui\/fixed-deposits\/((use-)?receipt|maturity-)/,
      /\/fixed-deposits\/(merged-holdings|partner-listing|passbook|elapsed)/,
      /\/domain\/fixed-deposits\/(holdings|holding-working|payout-calendar)\./,
      /\/infrastructure\/fixed-deposits\/(http-)?(deposit-hold|held-|partner-hold|passbook)/,
    ),
    priority: 3,
  },
  {
    name: 'details',
    test: anyOf(
      /\/ui\/fixed-deposits\/(invest-details|investment-|amount-words|deposit-choice|live-quote)/,
      /\/ui\/fixed-deposits\/(order-of-quote|same-question|why-not)/,
      /\/fixed-deposits\/(rate-facts|comparison-chart|deposit-amount|growth-|invest-det|row-to)/,
      /\/design-system\/money-field\./,
    ),
    priority: 3,
  },
  {
    // Where deposits are looked for and compared: who has chosen one is past them. But not what the
    // dashboard shows of it.
    name: 'deposit-lists',
    test: anyOf(
      /\/ui\/fixed-deposits\/(invest-list(?!-explore|-words)|discover-list|deposit-list\.)/,
      /\/ui\/fixed-deposits\/(finder(?!-banner|-words)|compar(?!e-toggle|e-words)|list-narrowing)/,
      /\/ui\/fixed-deposits\/(use-(comparison|rate-column)|partner-issuers)/,
      /\/ui\/fixed-deposits\/tenure-order|\/design-system\/scroll-strip\./,
    ),
    priority: 3,
  },
  {
    // What the dashboard shows of the market: some shares, to be watched or opened.
    name: 'market-shares',
    test: anyOf(
      /\/ui\/private-market\/market-(home(-words|\.view-model)|sections?|paths|words)\./,
      /\/ui\/private-market\/share-(card|list)\./,
      /\/ui\/private-market\/(listing-words|watch-toggle|watching|use-watch|basket-paths)\./,
      /\/(application|infrastructure)\/private-market\/(http-)?(market-shares|watchlist)\./,
      /\/infrastructure\/private-market\/(loose-values|market-share-rows|override-figures)\./,
      /\/infrastructure\/private-market\/(shares|values)\.wire\./,
      /\/domain\/private-market\/(company-amount|listing|order-status|shown-price|watchlist)\./,
      /\/domain\/private-market\/share-(order-request|units)\./,
    ),
    priority: 4,
  },
  // All orders on one page, with the tabs that the steps of one do without.
  { name: 'private-market-all-orders', test: /\/ui\/private-market\/orders\./, priority: 4 },
  {
    // From an order to its transfer: nobody who only looks around needs it.
    name: 'private-market-orders',
    test: anyOf(
      /\/ui\/private-market\/order(s|-(card|items|offer|list|link|summary))/,
      /\/ui\/private-market\/(offer-|deal-slip|signing-|payment|quiet-)/,
      /\/domain\/private-market\/(offer-answer|share-tax|price-change|order-card)\./,
      /\/application\/private-market\/(accept-offer|kept-share-order)\./,
    ),
    priority: 3,
  },
  {
    // What is held and sold: none of it is needed to look for a share.
    name: 'private-market-holdings',
    test: anyOf(
      /\/ui\/private-market\/(portfolio|sell|holding-card|purchase-history|gain-text)/,
      /\/domain\/private-market\/(holdings|share-sale|sell-request|request-review)/,
      /\/domain\/private-market\/(purchase-history|basket-shares|portfolio-page)/,
      /\/(application|infrastructure)\/private-market\/(http-)?(held-|sell-|share-hold|read-)/,
      /\/design-system\/combobox-/,
    ),
    priority: 3,
  },
  {
    name: 'private-market-company',
    test: anyOf(
      /\/ui\/private-market\/(company|breakup-details|financial|invest-card)/,
      /\/ui\/private-market\/(price-tiers|use-(share-order|window))/,
      /\/domain\/private-market\/(financial-|cagr|best-offer|company-(figures|page))/,
      /\/domain\/private-market\/(pricing-tiers|share-order-box)\./,
      /\/(application|infrastructure)\/private-market\/(http-)?(companies|share-prices)\./,
      /\/infrastructure\/private-market\/(market-companies|company-|pricing-tiers)/,
    ),
    priority: 3,
  },
  {
    // Where shares and baskets are looked for: who has an order is past them.
    name: 'private-market-lists',
    test: anyOf(
      /\/ui\/private-market\/(listing|market-(home|section)|watchlist|share-(card|list)|banner-)/,
      /\/ui\/private-market\/basket(\.|-(?!paths|words))/,
      /\/domain\/private-market\/(share-listing|basket-(order|page))\./,
    ),
    priority: 3,
  },
  {
    name: 'private-market',
    test: /\/(ui|infrastructure|application|domain)\/private-market\//,
    priority: 2,
  },
  { name: 'referrals', test: /\/(ui|infrastructure|application|domain)\/referrals\//, priority: 2 },
  {
    name: 'deposits',
    test: /\/(ui|infrastructure|application|domain)\/fixed-deposits\//,
    priority: 2,
  },
];
