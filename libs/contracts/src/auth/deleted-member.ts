/** The name of each member whose account was deleted, in every service. */
export const deletedMemberName = 'Deleted member';
