/** The name under which all versions store the state of a received picture. */
export const STORED_NAME_OF_RECEIVED = 'come';
