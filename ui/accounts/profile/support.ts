/** How people reach the provider's support. */
export const support = Object.freeze({
  email: 'help@vriddhi.example',
  /** Ten digits. */
  phone: '2240001234',
  office: 'Vriddhi, 4th Floor, Marine Chambers, Mumbai, Maharashtra',
});
