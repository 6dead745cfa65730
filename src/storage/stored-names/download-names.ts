/** The name under which all versions store the state of a received picture. */
export const STORED_AS_RECEIVED = 'come';
