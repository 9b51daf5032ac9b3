import { runService } from '@kiban/app-config';
import { HttpService } from '@kiban/http-kit';
import { serviceParts, ServiceResources } from '@kiban/service-kit';
import { AppModule } from './app.module.js';
import { largeBodies } from './import-export/large-bodies.js';
import { SearchIndexer } from './search/search-indexer.js';

runService(async () => {
  const service = await HttpService.create({
    module: AppModule,
    largeBodies,
    parts: (app) => serviceParts(app, { closers: [() => app.get(SearchIndexer).stop()] }),
  });
  await service.app.get(ServiceResources).start(service.app);
  service.app.get(SearchIndexer).start();
  await service.listen();
});
