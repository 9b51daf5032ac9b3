import { runService } from '@kiban/app-config';
import { createGateway } from './gateway.js';

runService(async () => {
  const service = await createGateway();
  await service.listen();
});
