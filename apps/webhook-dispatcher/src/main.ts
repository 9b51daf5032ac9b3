import { runService } from '@kiban/app-config';
import { startDispatcherService } from './dispatcher-service.js';

runService(async () => {
  const service = await startDispatcherService();
  await service.listen();
});
