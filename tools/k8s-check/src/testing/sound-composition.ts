import { readManifests, type Composition, type Manifest } from '../manifest.js';

const SOUND = `
apiVersion: v1
kind: Namespace
metadata: { name: kiban, labels: { pod-security.kubernetes.io/enforce: restricted } }
---
apiVersion: v1
kind: ServiceAccount
metadata: { name: boards-api, namespace: kiban }
---
apiVersion: v1
kind: ConfigMap
metadata: { name: boards-api, namespace: kiban }
data: { PORT: "3000" }
---
apiVersion: v1
kind: Secret
metadata: { name: boards-api, namespace: kiban }
data: { DATABASE_URL: cG9zdGdyZXM6Ly94 }
---
apiVersion: apps/v1
kind: Deployment
metadata: { name: boards-api, namespace: kiban }
spec:
  replicas: 2
  strategy: { type: RollingUpdate, rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } }
  selector: { matchLabels: { app.kubernetes.io/name: boards-api } }
  template:
    metadata: { labels: { app.kubernetes.io/name: boards-api } }
    spec:
      serviceAccountName: boards-api
      automountServiceAccountToken: false
      enableServiceLinks: false
      terminationGracePeriodSeconds: 45
      securityContext: { runAsNonRoot: true, runAsUser: 10001, seccompProfile: { type: RuntimeDefault } }
      topologySpreadConstraints:
        - { maxSkew: 1, topologyKey: kubernetes.io/hostname, whenUnsatisfiable: ScheduleAnyway, labelSelector: {} }
      containers:
        - name: service
          image: ghcr.io/kiban/boards-api:0.1.0
          envFrom: [{ configMapRef: { name: boards-api } }, { secretRef: { name: boards-api } }]
          ports: [{ name: http, containerPort: 3000 }, { name: management, containerPort: 9090 }]
          startupProbe: { httpGet: { path: /healthz/live, port: management } }
          livenessProbe: { httpGet: { path: /healthz/live, port: management } }
          readinessProbe: { httpGet: { path: /healthz/ready, port: management } }
          lifecycle: { preStop: { sleep: { seconds: 8 } } }
          resources: { requests: { cpu: 250m, memory: 256Mi }, limits: { memory: 512Mi } }
          securityContext:
            allowPrivilegeEscalation: false
            readOnlyRootFilesystem: true
            capabilities: { drop: [ALL] }
---
apiVersion: v1
kind: Service
metadata: { name: boards-api, namespace: kiban }
spec:
  selector: { app.kubernetes.io/name: boards-api }
  ports: [{ name: http, port: 80, targetPort: http }]
---
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata: { name: boards-api, namespace: kiban }
spec:
  maxUnavailable: 1
  unhealthyPodEvictionPolicy: AlwaysAllow
  selector: { matchLabels: { app.kubernetes.io/name: boards-api } }
---
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata: { name: default-deny, namespace: kiban }
spec: { podSelector: {}, policyTypes: [Ingress, Egress] }
---
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata: { name: boards-api, namespace: kiban }
spec:
  podSelector: { matchLabels: { app.kubernetes.io/name: boards-api } }
  policyTypes: [Egress]
  egress: [{ to: [{ podSelector: {} }], ports: [{ protocol: TCP, port: 5432 }] }]
---
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata: { name: webhook-dispatcher, namespace: kiban }
spec:
  podSelector: { matchLabels: { app.kubernetes.io/name: webhook-dispatcher } }
  policyTypes: [Egress]
  egress:
    - to:
        - ipBlock:
            cidr: 0.0.0.0/0
            except: [10.0.0.0/8, 100.64.0.0/10, 127.0.0.0/8, 169.254.0.0/16, 172.16.0.0/12, 192.168.0.0/16]
`;

/** A small composition in which nothing is wrong; `plant` may put something wrong in. */
export function soundComposition(
  plant: (objects: Manifest[]) => void = () => undefined,
  name = 'overlays/sample',
): Composition {
  const objects = readManifests(SOUND);
  plant(objects);
  return { name, objects };
}

/** The object, for a test to change. */
export function find(objects: readonly Manifest[], kind: string, name: string): Manifest {
  const found = objects.find((object) => object.kind === kind && object.metadata.name === name);
  if (!found) throw new Error(`there is no ${kind}/${name} in the sample`);
  return found;
}

/** Sets, or with undefined removes, the member at `path`. */
export function set(object: unknown, path: readonly (string | number)[], value: unknown): void {
  const last = path.at(-1) ?? '';
  let inner = object as Record<string | number, unknown>;
  for (const step of path.slice(0, -1)) inner = inner[step] as Record<string | number, unknown>;
  if (value === undefined) Reflect.deleteProperty(inner, last);
  else inner[last] = value;
}
