export const clientPolicy = {
  title: 'AI clients',
  admits: 'Members may connect',
  all: 'any AI client',
  approved: 'approved AI clients only',
  approvedClients: 'Approved AI clients',
  approvedHint:
    'One on each line: the host of a verified client, such as claude.ai, or the id that its connecting page shows.',
  access: 'Preselected access',
  reads_and_writes: 'Read and write',
  reads: 'Read only',
  days: 'Days until a connection ends',
  daysHint: 'Empty: as the installation is set up.',
  ends: 'Connections of clients that are not approved end when you save. Other connections keep their end.',
  save: 'Save',
  saved: 'The rules for AI clients were saved.',
};
