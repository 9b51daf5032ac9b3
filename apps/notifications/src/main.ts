import { runService } from '@kiban/app-config';
import { startNotificationsService } from './notifications-service.js';

runService(async () => {
  const service = await startNotificationsService();
  await service.listen();
});
