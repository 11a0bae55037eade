{{- define "muster.labels" -}}
app.kubernetes.io/name: muster
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "muster.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{- define "muster.podSecurity" -}}
runAsNonRoot: true
runAsUser: 1000
runAsGroup: 1000
fsGroup: 1000
fsGroupChangePolicy: OnRootMismatch
seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "muster.containerSecurity" -}}
readOnlyRootFilesystem: true
allowPrivilegeEscalation: false
capabilities: { drop: [ALL] }
{{- end }}

{{- define "muster.env" -}}
- { name: PUBLIC_URL, value: {{ .Values.publicUrl | quote }} }
- { name: TRUST_PROXY, value: {{ .Values.trustProxy | quote }} }
{{- if .Values.customCa.configMap }}
- { name: NODE_EXTRA_CA_CERTS, value: /etc/muster/ca.crt }
{{- end }}
{{- range $name, $value := .Values.settings }}
- { name: {{ $name }}, value: {{ $value | quote }} }
{{- end }}
{{- end }}

{{- define "muster.mounts" -}}
- { name: temporary, mountPath: /tmp }
- { name: data, mountPath: /data }
{{- if .Values.customCa.configMap }}
- { name: ca, mountPath: /etc/muster, readOnly: true }
{{- end }}
{{- end }}

{{- define "muster.volumes" -}}
- { name: temporary, emptyDir: {} }
{{- if .Values.files.existingClaim }}
- { name: data, persistentVolumeClaim: { claimName: {{ .Values.files.existingClaim | quote }} } }
{{- else }}
- { name: data, emptyDir: {} }
{{- end }}
{{- if .Values.customCa.configMap }}
- { name: ca, configMap: { name: {{ .Values.customCa.configMap | quote }} } }
{{- end }}
{{- end }}
