/** Pages behind the links of invitations, whose token is the fragment: the invited person's, and a helper's phone's. */
export const invitationPaths = { welcome: '/admin/welcome', joinGate: '/gate/join' } as const;
