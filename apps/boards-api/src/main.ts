import { runService } from '@kiban/app-config';
import { HttpService } from '@kiban/http-kit';
import { serviceParts, ServiceResources } from '@kiban/service-kit';
import { AppModule } from './app.module.js';
import { largeBodies } from './import-export/large-bodies.js';

runService(async () => {
  const service = await HttpService.create({
    module: AppModule,
    largeBodies,
    parts: (app) => serviceParts(app),
  });
  await service.app.get(ServiceResources).start(service.app);
  await service.listen();
});
