/** The email address of the support, which receives the contact form. */
export const SUPPORT_ADDRESS = 'support@vriddhi.example';
export const OWN_ADDRESS_TEXT = 'This is one of our addresses. Please enter your own.';

const OWN_DOMAIN = domainOf(SUPPORT_ADDRESS);

/** Whether an email address is one of ours, which no investor can have. */
export function isOwnAddress(email: string): boolean {
  const domain = domainOf(email.trim().toLowerCase());
  return domain === OWN_DOMAIN || domain.endsWith(`.${OWN_DOMAIN}`);
}

/** The reference of a contact message, with which its email to the support begins. */
export function messageReference(id: number): string {
  return `VR-${String(id).padStart(5, '0')}`;
}

function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1);
}
