import { runService } from '@kiban/app-config';
import { createAuthService } from './auth-service.js';

runService(async () => {
  const service = await createAuthService();
  await service.listen();
});
