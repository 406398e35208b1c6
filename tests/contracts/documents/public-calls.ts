import { Referrals } from '#application/referrals/referrals.ts';
import { DONE, type DocumentedCall } from './documented-call.ts';

/** News, forms of the public pages, and invitations. */
export const publicCalls: readonly DocumentedCall[] = [
  {
    rows: ['AP-7.66', 'AP-3.33', 'AP-3.34', 'AP-3.35'],
    at: 'POST /api/main/user/referral_stats',
    reply: {
      data: {
        referral_link: 'https://example.com/r',
        convertsList: [
          {
            event_name: 'register',
            status: 'done',
            time: '2026-01-31 10:00',
            referee_mobile: '98XXXXXX10',
            referee_name: 'Neha',
            purchaseValue: '250',
          },
          {
            event_name: 'sale',
            status: 1,
            time: '2026-02-01 11:00',
            referee_mobile: '98XXXXXX11',
            referee_name: 'Ravi',
            purchaseValue: '300',
          },
        ],
      },
    },
    make: ({ app }) => app.get(Referrals).stats('34427', {}),
  },
  {
    rows: ['AP-7.67'],
    at: 'GET /api/main/products/getreferraltext',
    reply: { data: 'Join me' },
    make: ({ app }) => app.get(Referrals).text({}),
  },
  {
    rows: ['AP-7.71', 'AP-7.72', 'AP-7.73', 'PM-7.48', 'PM-7.49', 'AP-3.36', 'PM-3.47'],
    at: 'GET /api/news/news',
    reply: {
      data: [
        {
          date: '2026-01-31',
          name: 'NSE',
          heading: 'News',
          shortDescription: 'Short',
          image: '/n.png',
          newsUrl: 'https://example.com/n',
        },
      ],
    },
    make: ({ site }) => site.news.page({ search: 'nse', offset: 2 }, {}),
  },
  {
    rows: ['PM-7.9'],
    at: 'POST /api/ifa/ifa/register',
    reply: DONE,
    make: ({ site }) =>
      site.advisorRegistrations.register(
        {
          fullName: 'Ravi Nair',
          location: 'Kochi',
          mobile: '9876543210',
          email: 'r@example.com',
        },
        {},
      ),
  },
  {
    rows: ['PM-7.11'],
    at: 'POST /api/private-market/share-note/send',
    reply: DONE,
    make: ({ site }) =>
      site.investorNotes.send(
        { name: 'Arjun', whatsappNumber: '9876543210', email: 'a@example.com' },
        {},
      ),
  },
];
