/** Of a member `m`, also of a workspace in deletion, which all members have left until it is restored. */
export const isMember = '(m.removed_at IS NULL OR m.left_with_workspace)';
