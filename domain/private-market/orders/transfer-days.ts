/**
 * Working days from payment and signature until the shares are transferred.
 *
 * @source PM-4.42, PM-9.17
 */
export const TRANSFER_WORKING_DAYS = 7;
