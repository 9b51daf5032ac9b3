import type { ICredentialType, INodeProperties } from 'n8n-workflow';

/** An API token of a workspace; it is sent as a bearer to the address of the service, nowhere else. */
export class KibanApi implements ICredentialType {
  name = 'kibanApi';

  displayName = 'Kiban API';

  icon = { light: 'file:../icons/kiban.svg', dark: 'file:../icons/kiban.dark.svg' } as const;

  documentationUrl = 'https://github.com/kiban/n8n-nodes-kiban#credentials';

  properties: INodeProperties[] = [
    {
      displayName: 'Address',
      name: 'origin',
      type: 'string',
      default: '',
      required: true,
      placeholder: 'e.g. https://kiban.example.com',
      description: 'Address of your Kiban, as in the browser, without a path',
    },
    {
      displayName: 'API Token',
      name: 'token',
      type: 'string',
      typeOptions: { password: true },
      default: '',
      required: true,
      placeholder: 'e.g. kbn_…',
      description: 'Issued in Kiban under Settings → API tokens; shown there once',
    },
  ];

  authenticate = {
    type: 'generic' as const,
    properties: { headers: { Authorization: '=Bearer {{$credentials.token}}' } },
  };

  test = {
    request: { baseURL: '={{$credentials.origin.replace(/\\/+$/, "")}}', url: '/api/v1/me' },
  };
}
