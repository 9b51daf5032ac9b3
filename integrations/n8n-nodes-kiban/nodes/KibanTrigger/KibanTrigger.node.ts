import {
  NodeConnectionTypes,
  type IDataObject,
  type IHookFunctions,
  type INodeType,
  type INodeTypeDescription,
  type IWebhookFunctions,
  type IWebhookResponseData,
} from 'n8n-workflow';
import { listSearch, loadOptions, locator } from '../../shared/locators';
import { callIfFound } from '../../shared/request';
import { isNoted, note } from '../../shared/seen-events';
import { isGenuine } from '../../shared/signature';
import { subscribe, subscriptionExists, unsubscribe, type TriggerMemory } from './subscription';

/** Accepted, and no workflow starts. */
const RECEIVED: IWebhookResponseData = { webhookResponse: { received: true } };

interface Delivery extends IDataObject {
  event: string;
  data: IDataObject;
}

export class KibanTrigger implements INodeType {
  description: INodeTypeDescription = {
    displayName: 'Kiban Trigger',
    name: 'kibanTrigger',
    icon: { light: 'file:../../icons/kiban.svg', dark: 'file:../../icons/kiban.dark.svg' },
    group: ['trigger'],
    version: 1,
    subtitle: '={{$parameter["events"].join(", ")}}',
    description: 'Starts the workflow when a card moves, or on any other event of Kiban',
    defaults: { name: 'Kiban Trigger' },
    inputs: [],
    outputs: [NodeConnectionTypes.Main],
    credentials: [{ name: 'kibanApi', required: true }],
    webhooks: [{ name: 'default', httpMethod: 'POST', responseMode: 'onReceived', path: 'webhook' }],
    properties: [
      {
        displayName: 'Event Names or IDs',
        name: 'events',
        type: 'multiOptions',
        typeOptions: { loadOptionsMethod: 'getEvents' },
        default: ['card.move'],
        required: true,
        description:
          'Events that start the workflow. Choose from the list, or specify IDs using an <a href="https://docs.n8n.io/code/expressions/">expression</a>.',
      },
      locator({
        displayName: 'Board',
        name: 'boardId',
        description: 'Only events of this board; empty for all boards',
        search: 'searchBoards',
        addressPath: '/boards/',
        required: false,
        show: {},
      }),
      locator({
        displayName: 'Moved Into List',
        name: 'toListId',
        description:
          'Only events by which a card enters this list: created in it, moved into it, or restored. Empty for all lists.',
        search: 'searchLists',
        required: false,
        show: {},
      }),
      {
        displayName: 'Options',
        name: 'options',
        type: 'collection',
        placeholder: 'Add Option',
        default: {},
        options: [
          {
            displayName: 'Add the Whole Card',
            name: 'addCard',
            type: 'boolean',
            default: true,
            description: 'Whether to read the card of the event and add it with all its properties',
          },
          {
            displayName: 'Skip Repeats',
            name: 'skipRepeats',
            type: 'boolean',
            default: true,
            description: 'Whether an event that is delivered again starts the workflow only once',
          },
        ],
      },
    ],
  };

  methods = { listSearch, loadOptions };

  webhookMethods = {
    default: {
      checkExists(this: IHookFunctions): Promise<boolean> {
        return subscriptionExists(this);
      },
      create(this: IHookFunctions): Promise<boolean> {
        return subscribe(this);
      },
      delete(this: IHookFunctions): Promise<boolean> {
        return unsubscribe(this);
      },
    },
  };

  async webhook(this: IWebhookFunctions): Promise<IWebhookResponseData> {
    const memory: TriggerMemory = this.getWorkflowStaticData('node');
    const { rawBody } = this.getRequestObject();
    const headers = signedHeaders(this.getHeaderData());
    if (!memory.signingKey || !headers || !rawBody || !isGenuine(memory.signingKey, headers, rawBody)) {
      // No reason: it would help who tries signatures.
      this.getResponseObject().status(401).send('The signature is not valid.');
      return { noWebhookResponse: true };
    }
    const delivery = this.getBodyData() as Delivery;
    const options = this.getNodeParameter('options', {}) as { addCard?: boolean; skipRepeats?: boolean };
    const skipsRepeats = options.skipRepeats !== false;
    const isTest = delivery.event === 'webhook.ping' && !wantsPings(this);
    if (isTest || (skipsRepeats && isNoted(memory, headers.id))) return RECEIVED;
    // Read before the event is noted: when it fails, Kiban repeats the delivery, which must not count as a repeat then.
    const json = options.addCard === false ? delivery : { ...delivery, card: await cardOf(this, delivery) };
    if (skipsRepeats && !note(memory, headers.id)) return RECEIVED;
    return { workflowData: [[{ json }]] };
  }
}

const wantsPings = (context: IWebhookFunctions): boolean =>
  (context.getNodeParameter('events', []) as string[]).includes('webhook.ping');

function signedHeaders(
  headers: Record<string, string | string[] | undefined>,
): { id: string; timestamp: string; signature: string } | undefined {
  const [id, timestamp, signature] = ['id', 'timestamp', 'signature'].map(
    (name) => headers[`webhook-${name}`],
  );
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signature !== 'string')
    return undefined;
  return { id, timestamp, signature };
}

/** @returns null if the event concerns no card, or the card is gone by now */
async function cardOf(context: IWebhookFunctions, { event, data }: Delivery): Promise<IDataObject | null> {
  const id = event.startsWith('card.') ? data['id'] : data['cardId'];
  if (typeof id !== 'number') return null;
  return (await callIfFound<IDataObject>(context, { path: `/cards/${id}` })) ?? null;
}
