import { call } from './kiban-calls.js';

/** An API token of a workspace, and the address of the deployment that issued it. */
export const authentication = {
  type: 'custom',
  fields: [
    {
      key: 'address',
      label: 'Address',
      type: 'string',
      required: true,
      placeholder: 'https://kiban.example',
      helpText: 'Address of your Kiban, as in the browser.',
    },
    {
      key: 'token',
      label: 'API token',
      type: 'password',
      required: true,
      helpText: 'Issued in Kiban under Settings → API tokens; shown there once.',
    },
  ],
  test: (z, bundle) => call(z, bundle, { path: '/me' }),
  // Zapier puts what the test returned into inputData.
  connectionLabel: (z, bundle) => {
    const { workspace, via } = bundle.inputData;
    return `${workspace.name} (${via})`;
  },
};
