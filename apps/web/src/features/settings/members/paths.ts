/** What the views of people read, by the API's path. */
export const MEMBERS = '/members';
export const INVITATIONS = '/invitations';
